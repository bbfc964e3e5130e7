/** The phrases of play, as a writer may change them: a file a subject. */
import asking from '../../../../content/oracle/phrases/asking.json' with { type: 'json' }
import deeds from '../../../../content/oracle/phrases/deeds.json' with { type: 'json' }
import downtime from '../../../../content/oracle/phrases/downtime.json' with { type: 'json' }
import ends from '../../../../content/oracle/phrases/ends.json' with { type: 'json' }
import fates from '../../../../content/oracle/phrases/fates.json' with { type: 'json' }
import finding from '../../../../content/oracle/phrases/finding.json' with { type: 'json' }
import matters from '../../../../content/oracle/phrases/matters.json' with { type: 'json' }
import outcry from '../../../../content/oracle/phrases/outcry.json' with { type: 'json' }
import places from '../../../../content/oracle/phrases/places.json' with { type: 'json' }
import rest from '../../../../content/oracle/phrases/rest.json' with { type: 'json' }
import trouble from '../../../../content/oracle/phrases/trouble.json' with { type: 'json' }
import help from '../../../../content/oracle/rules-help.json' with { type: 'json' }
import weather from '../../../../content/oracle/weather.json' with { type: 'json' }
import type { Grammar } from '../../../english/prose/prose.ts'

export const askWords: Grammar = asking
export const deedWords: Grammar = deeds
export const downtimeWords: Grammar = downtime
export const endWords: Grammar = ends
export const fateWords: Grammar = fates
export const findingWords: Grammar = finding
export const matterWords: Grammar = matters
export const outcryWords: Grammar = outcry
export const placeWords: Grammar = places
export const restWords: Grammar = rest
export const troubleWords: Grammar = trouble

/** What a sky does that changes nothing else: a campaign's own droughts and floods are its own. */
export const weatherWords: readonly string[] = weather

/** How the game is played, in a sentence or two each; the first that fits is told. */
export const rulesHelp: readonly { readonly words: readonly string[]; readonly text: string }[] = help.rows
export const rulesAtAll: string = help.otherwise
