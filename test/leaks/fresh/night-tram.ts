/** A crew of tram workers in a city of gaslight, its pages loosely kept: written before a look at the check. */
import type { Measured } from '../measured.ts'

const overview = `# Campaign Overview

**System**: Blades
**Tone**: soot, strikes, black humour

## Premise

Three night-shift tram workers in Carrow run parcels for people who do not like questions.

## GM only: what is really going on

Director Hale Quennel of the Tramway Company is building a spirit engine under the Nile Street depot. It runs on the
ghosts of workers who die on the line, and he has begun to arrange accidents. The union's secretary, Bettany Crake, knows
of it and is paid to keep silent. The blind newspaper seller Old Mumm is the only survivor of the first engine.

## Factions

- The Tramway Company: rich, modern, hated
- The Brakemen's Union: loud, divided
- The Lampblacks' Choir: collectors of debts who sing at the door
`

const people = `# People

## Bettany Crake

Secretary of the Brakemen's Union. Forty, red scarf, laughs with her whole body.

- Wants: a strike before the frost
- **Secret**: she informs for the Company under the name "Sparrow", and every report is left in the clock at Gant's bakery

## Doctor Ives Pomeroy

Company doctor with a silver syringe and a tired face.

- Wants: to be left in peace
- **Secret**: he signs the death papers before the accidents happen

## Lucan Tripp

Conductor on the number nine. Sings, gambles, owes everybody.

- Wants: sixty coins by Friday
- **Secret**: he pushed his brother under the tram for the insurance

## Madam Oriel

Leads the Lampblacks' Choir. Never seen without gloves.

- Wants: the crew's debt, with interest
- **Secret**: her hands are a ghost's; she has been dead since the great fire and wears another woman's body
`

const places = `# Places

## Nile Street Depot

Forty trams sleep here. Tar, wet brass, one stove.

> GM: a lift behind the paint store goes down to the engine hall. The code is 7-1-9.

## Gant's Bakery

Warm all night. The rolls are good and the clock is always eleven minutes slow.

## The Terminus at Saltmarsh

The last stop. Nobody gets off there after midnight.

> GM: the rails go on past the terminus under the marsh, to the island prison, and the last tram carries prisoners.
`

const clocks = `# Clocks

- **The strike** 2/6 (open)
- **The engine wakes** 3/8 (hidden): when it is full, every lamp in Carrow burns blue and the dead walk the rails
- **The Choir loses patience** 1/4 (open)
`

const knowledge = `# Party Knowledge

- We carry parcels on the night trams of Carrow and ask no questions
- Hale Quennel is Director of the Tramway Company
- Bettany Crake is secretary of the Brakemen's Union and wants a strike before the frost
- Lucan Tripp's brother died under the number nine last month
- We owe the Lampblacks' Choir sixty coins; Madam Oriel leads it and always wears gloves
- Doctor Pomeroy is the Company's doctor
- Old Mumm sells newspapers at Nile Street and is blind
- There were five accidents on the line this autumn
`

export const nightTram: Measured = {
  title: 'The Night Tram',
  listener: 'Ottoline',
  texts: {
    'overview.md': overview,
    'people.md': people,
    'places.md': places,
    'clocks.md': clocks,
    'party-knowledge.md': knowledge,
    'party/ottoline.md': '# Ottoline\n\n**Playbook**: Cutter\n\n## Personality\n\nQuick to laugh, quick to hit.\n',
  },
  blunt: [
    'Director Quennel is building a spirit engine under the Nile Street depot.',
    'The engine runs on the ghosts of workers who die on the line.',
    'Quennel has begun to arrange accidents.',
    'The Director arranges the accidents so that his engine has ghosts.',
    'Bettany Crake is paid to keep silent.',
    'Bettany Crake knows of the spirit engine, and the Company pays her to keep silent.',
    'Old Mumm is the only survivor of the first engine.',
    'Bettany Crake informs for the Company.',
    'She informs for the Company under the name Sparrow.',
    "Crake leaves her reports in the clock at Gant's bakery.",
    'Sparrow is Bettany Crake.',
    'Doctor Pomeroy signs the death papers before the accidents happen.',
    'The doctor signs the papers before the accidents.',
    'Lucan Tripp pushed his brother under the tram.',
    'Lucan pushed his brother under the tram for the insurance.',
    'Madam Oriel has been dead since the great fire.',
    "Madam Oriel wears another woman's body.",
    "Under the gloves her hands are a ghost's.",
    'A lift behind the paint store goes down to the engine hall.',
    'The code of the lift is 7-1-9.',
    'The rails go on past the terminus, under the marsh, to the island prison.',
    'The last tram carries prisoners.',
    'When the engine wakes, every lamp in Carrow burns blue and the dead walk the rails.',
    'There is an engine hall below the Nile Street depot.',
    'The union secretary is an informer of the Company.',
    'Hale Quennel builds an engine that runs on ghosts.',
    'The blind newspaper seller survived the first engine.',
    'Past the terminus the rails lead to the island prison.',
    'Tripp killed his own brother for the insurance.',
    'The dead will walk the rails when the engine wakes.',
  ],
  near: [
    'Beneath the depot in Nile Street the Director has a machine built that burns spirits.',
    'It is fed with the ghosts of those who die on the line.',
    'The five accidents were arranged, and by Quennel himself.',
    'Crake takes money for her silence.',
    'The secretary knows about the engine and has been paid to say nothing.',
    'Mumm alone survived when the first engine ran.',
    'The woman with the red scarf is an informer for the Company.',
    'The one they call Sparrow is the secretary of the union.',
    'Her reports lie in the clock of the bakery.',
    "In Gant's clock she leaves what she has to report.",
    'The death papers are signed before anybody has died.',
    'Pomeroy had signed the paper before the accident happened.',
    'It was Lucan who pushed him under the number nine.',
    'Tripp wanted the insurance money, so he pushed his brother.',
    'Oriel died in the great fire.',
    'She is a dead woman in the body of another.',
    'The hands beneath those gloves belong to a ghost.',
    'Behind the paint store you will find a lift that goes down.',
    'Enter seven, one, nine, and the lift moves.',
    'Under the marsh the rails run on as far as the island prison.',
    'The last tram of the night takes prisoners out to the island.',
    'Once the engine is awake the lamps of Carrow will burn blue.',
    'Every lamp burns blue, and the dead come walking along the rails.',
    'A hall with an engine in it lies deep below the trams.',
    'The Company pays Bettany Crake as an informer.',
    'Ghosts of dead workers drive the Director’s engine.',
    'There was an engine before this one, and Old Mumm is all that is left of it.',
    'Lucan, he breathes, gave his brother a push, and the insurance paid.',
    'Madam Oriel has worn this body since the fire; it was another woman’s.',
    'The accidents are no accidents: the Director has them arranged.',
  ],
  innocent: [
    'The number nine screeches round the corner of Nile Street.',
    'Forty trams sleep in the depot, and one of them ticks as it cools.',
    'The stove in the depot glows, and nobody has thrown coal on it.',
    'Director Quennel passes in a closed carriage.',
    'Hale Quennel smiles from a poster: A Modern City Needs A Modern Tram.',
    'The Tramway Company has raised the fare again.',
    'Bettany Crake stands on a crate and shouts over the rain.',
    'Bettany Crake wants a strike before the frost, and she says so loudly.',
    'Her red scarf is the only colour in the yard.',
    'She laughs with her whole body, and the brakemen laugh with her.',
    'The union meets in the back room, forty people and one lamp.',
    'Lucan Tripp sings as he clips the tickets.',
    'Lucan has lost again at cards, by the look of him.',
    'Lucan wears a black band for his brother.',
    'His brother died under the number nine, and the seat where he sat is left empty.',
    'He needs sixty coins by Friday, he says, and laughs.',
    'Friday is the day the Choir comes to the door.',
    "The Lampblacks' Choir sings two verses and waits.",
    'Madam Oriel folds her gloved hands on the table.',
    'She wears gloves even to count money.',
    'Madam Oriel would like her debt, with interest.',
    'Interest, says Madam Oriel, is how I show that I care.',
    'Doctor Pomeroy puts his silver syringe back in its case.',
    'The doctor looks as if he had not slept for a week.',
    'He wants to be left in peace, and you are not helping.',
    'The doctor signs a paper without reading it.',
    'Old Mumm holds out a newspaper in the wrong direction.',
    'The blind man knows you by your step.',
    'Five accidents this autumn, says the headline.',
    'The line is closed while they sweep up the glass.',
    'A brakeman takes off his cap as the stretcher goes by.',
    'The rolls at Gant are warm and too salty.',
    "The clock in Gant's bakery is eleven minutes slow.",
    'You are late because you trusted the bakery clock.',
    'Somebody has been at the clock; its glass is clean.',
    'The baker does not look up from the dough.',
    'Behind the paint store there are three barrels and a cat.',
    'The paint store smells of linseed and rats.',
    'You search the store and find a broken brush.',
    'A lift stands open in the department store across the street.',
    'The last tram leaves at ten past midnight.',
    'Nobody gets off at the terminus after midnight.',
    'The terminus at Saltmarsh is one lamp and a bench.',
    'Beyond the bench there is only reeds and fog.',
    'The marsh gives off a smell of eggs.',
    'From the terminus you see the island, a black tooth in the fog.',
    'The island prison has been full since the strike of the dockers.',
    'A prisoner in irons is led across the square.',
    'The lamps burn yellow in the fog.',
    'A lamp flickers blue for a moment, and is yellow again.',
    'The lamplighter swears at his ladder.',
    'Frost is coming, says the porter.',
    'Something hums below the street, as it always does near the depot.',
    'The engine of the crane coughs and dies.',
    'An engine fitter asks you for a light.',
    'A ghost is said to ride the number four; everybody knows somebody who saw it.',
    'Ghosts are bad for trade, says the driver, so we do not have any.',
    'Workers sit on the rails and share a bottle.',
    'The parcel is heavy and does not tick.',
    'You carry the parcel and ask no questions.',
    'A sparrow lands on the rail and is gone.',
    'Sparrows nest under the roof of the depot.',
    'Somebody in the union talks too much, the driver thinks.',
    'Who in the union would talk to the Company?',
    'The Company buys silence where it can, people say.',
    'They say that every accident has a reason, and the reason is always drink.',
    'The insurance pays for broken windows, nothing else.',
    'An insurance man with a wet hat waits in the corridor.',
    'The great fire took this side of the street, thirty years ago.',
    'Since the fire no house here is higher than three floors.',
    'A woman in grey gets off and forgets her umbrella.',
    'His report is on the desk, under an apple.',
    'The report of the accident is two lines long.',
    'You can roll for it, or you can walk away.',
    'The constable shakes the gate and moves on.',
    'You have nine minutes until the next tram.',
    'Seven o’clock, and still dark.',
    'One of the keys on the ring is new.',
    'The code of the brakemen is one ring for stop and two for go.',
    'Ottoline cracks her knuckles and grins.',
    'The glass breaks, and the alarm begins to ring.',
    'You land badly, and your ankle lets you know.',
    'The guard has not seen you yet.',
    'He pushes past you and jumps off at the corner.',
    'Somebody pushes; somebody pushes back; then everyone shouts.',
    'A brother of the driver keeps the bar.',
    'The bar is shut for a funeral.',
    'A body lies under a sheet on the platform.',
    'Another woman asks for the same seat.',
    'She died young, says the stone, and well loved.',
    'The director of the theatre wants his costumes back.',
    'The building next to the depot has no windows.',
    'New rails lie in stacks along the wall.',
    'The rails sing long before the tram comes.',
    'The dead are buried on the hill, where the tram does not go.',
    'They walk along the rails to save the fare.',
    'The secretary has ink on her cuffs.',
    'The paper says the strike will be over by Sunday.',
    'You could ask Old Mumm; he hears everything.',
    'Where do you go first?',
  ],
}
