/** The commonest of these words in German, French, Spanish, Italian, Portuguese, Dutch and Polish, without accents. */
import type { Verb } from '../intent.ts'

export const languages: Partial<Readonly<Record<Verb, string>>> = {
  look: `schau, schaue, schauen, schau dich um, umsehen, umschauen, ich sehe mich um, ich schaue mich um, sieh dich um, regarde, regarder, je regarde, regarder autour,
    mira, mirar, miro, mirar alrededor, guarda, guardare, guardo, guardarsi intorno, olhar, olho, olhar em volta, kijk, kijken,
    ik kijk, kijk rond, rondkijken, rozejrzyj sie, rozgladam sie, patrze, spojrz`,
  go: `gehe, gehen, geh, ich gehe, laufen, aller, je vais, vais, allons, entrer, ir, voy, vamos, vamos a, ir a, andare, vado,
    andiamo, entrare, vou, vamos para, gaan, ik ga, ga naar, loop naar, lopen, ide, isc, idz, idziemy, idz do, wejdz`,
  attack: `angreifen, greife, greife an, ich greife, kampfen, attaquer, attaque, j'attaque, frapper, tuer, atacar, ataco, ataca, golpear, matar,
    attaccare, attacco, attacca, colpire, uccidere, aanvallen, val aan, ik val, zaatakuj, atakuje, atakuj, walcz`,
  talk: `reden, rede mit, sprechen, spreche mit, sprich mit, ich rede mit, ich spreche mit, parler, parle, parler avec, parler a, je parle, hablar, hablo, hablar con, habla con,
    parlare, parlo, parla con, parlare con, falar, falo, falar com, praten, praat met, ik praat, spreek met, rozmawiaj, rozmawiam,
    porozmawiaj z, mowie do`,
  search: `suchen, suche, durchsuchen, durchsuche, untersuchen, chercher, cherche, je cherche, fouiller, fouille, buscar, busco, busca, registrar,
    cercare, cerco, cerca, perquisire, procurar, procuro, revistar, zoeken, zoek, ik zoek, doorzoek, szukaj, szukam, przeszukaj, przeszukuje`,
  help: `hilfe, hilf, helfen, aide, aider, aidez moi, au secours, ayuda, ayudar, ayudame, aiuto, aiutare, aiutami, ajuda, ajudar, socorro, hulp, helpen, pomoc, pomoz, pomocy`,
  take: `nehmen, nehme, nimm, prendre, je prends, prends, tomar, tomo, coger, cojo, prendere, prendo, prendi, pegar, pego, pakken, neem, wez, biore`,
  open: `offnen, offne, ouvrir, j'ouvre, ouvre, abrir, abro, abre, aprire, apro, apri, openen, otworz, otwieram`,
  ask: `fragen, frage, ich frage, demander, demande, je demande, preguntar, pregunto, chiedere, chiedo, perguntar, pergunto, vragen, vraag, zapytaj, pytam`,
  flee: `fliehen, fliehe, weglaufen, fuir, fuyez, je fuis, huir, huyo, correr, fuggire, scappo, scappare, fugir, vluchten, vlucht, uciekaj, uciekam`,
  wait: `warten, warte, ich warte, attendre, attends, j'attends, esperar, espero, aspettare, aspetto, wachten, wacht, czekaj, czekam`,
  say: `ja, nein, oui, non, si, sim, nao, nee, tak, nie, danke, merci, gracias, grazie, obrigado, obrigada, dank je, dziekuje, bonjour, hallo, hola, ciao, ola, czesc,
    guten abend, guten tag, bonsoir, buenas noches, buonasera, boa noite, goedenavond, dobry wieczor`,
}
