/** What is asked of a companion, as it understands it: what kind of moment it is, and whom and what it is about. */
import type { CompanionSees } from '../../../table/ports.ts'
import { sentencesOf } from '../prose/sentences.ts'
import { echoesIn, leadsIn, seenIn } from '../voice/heard.ts'
import { namesIn, thingsIn } from '../voice/nouns.ts'
import { shortOf } from '../voice/sheet.ts'
import { isOfTheStory } from '../voice/telling.ts'
import type { Voice } from '../voice/voice.ts'
import { contentOf } from '../voice/words.ts'
import { situations, type Situation } from './lines/book.ts'

export type Moment = {
  readonly kinds: readonly Situation[]
  /** What happened and what is asked, without the scene. */
  readonly text: string
  readonly stems: ReadonlySet<string>
  readonly things: readonly string[]
  /** Those who are spoken of, without the companion itself; by first name, latest first. */
  readonly people: readonly string[]
  readonly friends: readonly string[]
  /** Words that were just said, and something that was just seen, short enough to be said again. */
  readonly echoes: readonly string[]
  readonly seen: readonly string[]
  /** What could be done next, where the company takes counsel: `find Lisbet Farrow`. */
  readonly leads: readonly string[]
  /** Whether something is proposed or done that one can be for or against. */
  readonly isChoice: boolean
  /** What others said just now to this companion's ears, for talk among the party. */
  readonly heard: readonly { readonly who: string; readonly said: string }[]
  /** How often the companion has spoken in the same talk already. */
  readonly turn: number
}

const signs: Readonly<Record<Situation, RegExp>> = {
  threat:
    /\b(?:growl\w*|snarl\w*|footsteps?|ambush\w*|shadows? move\w*|danger\w*|attack\w*|threat\w*|scream\w*|howl\w*|blade drawn|draws? (?:a|his|her|their|the) (?:sword|knife|blade|bow)|followed|watch(?:ed|ing) (?:us|you)|eyes in the|trap\w*|tripwire|hiss\w*|claws?|arrow\w*|crossbow|foes?|enem(?:y|ies)|prowl\w*|stalk\w*|creature|beast|scrap(?:es|ing)|goes out|knock\w*|creak\w*|thud\w*|rustl\w*|something moves|in the dark|hears? something|torch(?:es)? coming|mob|charges?)\b/gi,
  uncanny:
    /\b(?:magic\w*|spell\w*|ghost\w*|undead|skeletons?|zombi\w*|ghoul\w*|glow\w*|rune\w*|spirit\w*|curse\w*|impossibl\w*|whisper\w*|unnatural|haunt\w*|demon\w*|devil\w*|phantom|eerie|possess\w*|ritual\w*|portal|sigil\w*|vision|float\w*|by itself|under-clerk|brine that|breathes|hum(?:s|ming)|counts? by)\b/gi,
  dead: /\b(?:corpses?|(?:a|the|his|her|their) bod(?:y|ies)|lies? dead|is dead|are dead|falls? dead|dead (?:man|woman|men|child|girl|boy|body)|murder(?:ed|er)?|was killed|is killed|dies|drowned|was hanged|hanged man)\b/gi,
  found:
    /\b(?:you find|finds? it|found|discover\w*|comes? to light|there it is|it pays|clues?|compartment|uncover\w*|reveals?|turns? up|tracks|inscription)\b/gi,
  shut: /\b(?:doors?|lock\w*|gate\w*|hatch|stairs?|steps down|passage|tunnel\w*|corridor|cellar|trapdoor|closed|sealed|shaft|descend\w*|climb\w*|ladder|cave|crack)\b/gi,
  arrive:
    /\b(?:arriv\w*|enters?|reach(?:es)?|come into|comes into|ahead lies|before you lies|road ends|set out|travel\w*|journey|approach\w*|shutters?)\b/gi,
  rest: /\b(?:camp\w*|rest\w*|sleep\w*|inn|bed\w*|fire|supper|meal|eat\w*|ale|tavern|bread|night falls|watch tonight|bandag\w*|breakfast|drink\w*)\b/gi,
  talk: /\b(?:says|tells|explains?|answers?|replies|asks|warns|offers|speaks|begs|admits|mutters|told)\b|["“]/gi,
  lie: /\b(?:lies to|lying to|is lying|are lying|a lie\b|liar|deceiv\w*|evasive|avoids? (?:your|the|our) eyes?|too quickly|hiding something|does not reach the eyes|shutter comes down|more behind that)\b/gi,
  coin: /\b(?:gold|silver|coins?|pay\w*|price|reward\w*|fee|purse|gp|debt|money|bargain\w*|haggle\w*|merchant|buy\w*|sell\w*|bribe\w*|loot|treasure|hire\w*)\b/gi,
  crime:
    /\b(?:you (?:steal|rob|forge)|steals|stealing|thiev\w*|break(?:s|ing)? in|picks? (?:the|a) (?:lock|pocket)|burgl\w*|blackmail\w*|pockets (?:the|a|it))\b/gi,
  plan: /\b(?:plan\w*|decid\w*|choose|choice|shall we|should we|propos\w*|suggest\w*|which way|next|agree\w*|vote|wants? to|intends?|let us|let's|what do you think|do you go|how do you)\b/gi,
  won: /\b(?:succe\w*|victor\w*|won|wins|triumph\w*|defeated|falls dead|flees|cheer\w*|last of them|it works|opens? with a click|safe again|rescued|freed|celebrat\w*)\b/gi,
  failed:
    /\b(?:fails|failed|does not work|goes wrong|slips|breaks? (?:off|under)|misses|jams|too late|gets away|stumbles|drops? the|nothing happens|empty hands|stays where it is for now|falls flat)\b/gi,
  hurt: /\b(?:wounded|bleed(?:s|ing)|(?:is|are|badly) hurt|injur\w*|unconscious|is dying|collapses|poisoned|limp(?:s|ing)|goes down|go down|is down|is struck)\b/gi,
  mercy:
    /\b(?:surrenders?|yields?|begs? (?:for|you)|mercy|lays? down (?:his|her|their|its|the) (?:arms|weapon|sword|knife)|taken prisoner|spares?|pleads?|at your mercy|wants? to live)\b/gi,
  cruel:
    /\b(?:tortur\w*|execut\w*|slit\w*|kill (?:him|her|them|the (?:prisoner|captive|boy|girl|child))|beat\w*|whip\w*|burn (?:it|them|the)|cruel\w*|slaughter\w*|cut (?:his|her|their) throat|punish\w*|hang (?:him|her|them)|driv\w+ (?:\w+ ){1,3}off|evict\w*|break (?:his|her|their|its) (?:oath|word|promise))\b/gi,
  praise:
    /\b(?:thank\w*|praise\w*|well done|grateful|gratitude|proud|admir\w*|compliment\w*|toast\w*|bows? to you)\b/gi,
  slight:
    /\b(?:insult\w*|sneer\w*|mock\w*|laughs? at|blame\w*|accus\w*|fool|coward|idiot|contempt|scorn\w*|spits? at|calls? you)\b/gi,
  quiet: /\b(?:silence|quiet|nothing|wait\w*|still|empty)\b/gi,
}

/** Something is put to the company, */
const proposal =
  /\b(?:propos\w*|suggest\w*|offers?|should we|shall we|let us|let's|(?:a|the) (?:plan|bargain|deal)|what do you think|asked what to do|do you (?:go along|follow|object|agree|stand))\b/i
/** or somebody of it means to do something; what others mean to do is no choice of theirs. */
const intention = /^[^.]{0,24}(?:wants? to|means? to|intends?|decides?|going to|about to|ready to)\b/i

const isPut = (text: string, ours: readonly string[]): boolean =>
  proposal.test(text) ||
  sentencesOf(text).some(sentence =>
    ours.some(name => sentence.includes(name) && intention.test(sentence.slice(sentence.indexOf(name) + name.length))),
  )

/** The kinds of moment it is, the likeliest first; where it is counts only when nothing happened. */
export function kindsOf(text: string, scene: string): readonly Situation[] {
  const scored = situations
    .map(kind => ({ kind, score: text.match(signs[kind])?.length ?? 0 }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ kind }) => kind)
  const told = scored.filter(kind => kind !== 'quiet') // a silence is only that where nothing else is
  if (scored.length > 0) return told.length > 0 ? told.slice(0, 3) : scored
  return scene === '' ? ['quiet'] : kindsOf(scene, '').slice(0, 1)
}

/** Lines of a talk: `oda-fenwright: We should go.` */
function heardIn(text: string, company: readonly string[]): readonly { who: string; said: string }[] {
  return text.split('\n').flatMap(line => {
    const found = /^([\w'-]+):\s+(.+)$/.exec(line.trim())
    const who = found?.[1]
    return who !== undefined && found?.[2] !== undefined && company.includes(who) ? [{ who, said: found[2] }] : []
  })
}

const nameOfFile = (file: string): string =>
  file
    .split('-')
    .map(part => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join(' ')

export const callOf = (file: string): string => shortOf(nameOfFile(file))

export function momentOf({ view, request }: CompanionSees, voice: Voice): Moment {
  return momentFrom(
    {
      self: view.role.character,
      company: view.company,
      scene: request.sceneContext,
      happened: request.justHappened ?? '',
      request: request.request,
      knowledge: view.files['party-knowledge'].map(({ text }) => text).join('\n'),
    },
    voice,
  )
}

export type Asked = {
  readonly self: string
  readonly company: readonly string[]
  readonly scene: string
  readonly happened: string
  readonly request: string
  readonly knowledge: string
}

/** What the table always says when it asks is no part of what it asks about. */
const asking =
  /\b(?:veto|react(?:ion)?|gesture|a word or|in (?:one|a|two) (?:or two )?sentences?|your turn|what do you (?:say|do)|say what you need)\b/i

/** Where one stands, and a goal by its name, are nothing to point at. */
function thingsFor(text: string, scene: string): readonly string[] {
  const place = (scene.split(',')[0] ?? '').toLowerCase()
  const told = text.replaceAll(/[^.\n]*\bis done\./g, ' ').replace(/\b(?:Found|A hidden way) at [^:]*:/, ' ')
  return thingsIn(told)
    .filter(thing => !place.includes(thing.replace(/^the /, '').toLowerCase()) && !isPlaceName.test(thing))
    .slice(0, 5)
}

const isPlaceName =
  /^the (?:\p{Lu}\S* ?(?:of |the )*)+$(?<=(?:House|Room|Hall|Cistern|Road|Square|Inn|Pail|Chapel|Yard|Gate|Stairs?|Steps|Vault|Cell|Gallery|Pans|Town|Light|Tower|Street|Bridge|Market|Quay|Well|Cup|Harbou?r|Keep|Mill))/u

export function momentFrom(
  { self, company, scene, happened: told, request: asked, knowledge }: Asked,
  voice: Voice,
): Moment {
  const heard = heardIn(told, company)
  const happened = sentencesOf(told).filter(isOfTheStory).join(' ')
  const request = sentencesOf(asked)
    .filter(sentence => !asking.test(sentence))
    .join(' ')
  const text = `${happened}\n${request}`
  const said = heard.filter(({ who }) => who !== self).at(-1)
  const spoken = said === undefined ? happened : said.said
  const friends = company.filter(name => name !== self).map(callOf)
  const here = (/\bHere: ([^.]+)\./.exec(scene)?.[1] ?? '')
    .split(/,\s*|\s+and\s+/)
    .filter(name => /^\p{Lu}/u.test(name))
    .map(shortOf)
  const known = [...friends, ...here, ...namedIn(knowledge)]
  const people = namesIn(`${scene}\n${happened}\n${request}`, known).filter(
    name => name !== voice.short && !voice.name.includes(name),
  )
  const speaker = said === undefined ? undefined : callOf(said.who)
  return {
    kinds: kindsOf(`${spoken} ${request}`, scene),
    text,
    stems: new Set(contentOf(text)),
    things: thingsFor(`${request}\n${spoken}`, scene),
    people: speaker === undefined ? people : [speaker, ...people.filter(name => name !== speaker)],
    friends,
    echoes: echoesIn(spoken, [...friends, voice.short]),
    seen: seenIn(spoken),
    leads: leadsIn(told),
    isChoice: isPut(text, [
      ...friends,
      voice.short,
      'You',
      'you',
      'we',
      'We',
      'The company',
      'the company',
      'the party',
      'The party',
    ]),
    heard: heard.filter(({ who }) => who !== self),
    turn: heard.filter(({ who }) => who === self).length,
  }
}

/** First names of people the party knows of: in the sections about people, what a bullet, a row or bold type begins with. */
function namedIn(knowledge: string): readonly string[] {
  const people = knowledge
    .split(/^(?=## )/m)
    .filter(section => /^## [^\n]*(?:people|npcs?|contacts|met)\b/i.test(section))
  const entries = people.flatMap(section => [
    ...section.matchAll(/^\s*(?:[-*]|\|)\s*(?:\*\*)?([^|*:\n]+?)(?:\*\*)?\s*(?:[-–—:|]|$)/gmu),
  ])
  return entries.flatMap(([, name = '']) =>
    /^\p{Lu}/u.test(name) && !/^NPC$/.test(name.trim()) ? [shortOf(name)] : [],
  )
}
