/** Words that any story is told with. They say nothing about which secret is being told. */
import { grammarWords, plainWords } from './plain-words.ts'
import { stemOf } from './stem.ts'

const words = `
a about above across after again against ago all almost alone along already also although always am among an and another
any anyone anything anyway apart are around as aside at away back be became because become been before began begin behind
being below beneath beside between beyond big both but by call can cannot carry certain close come could cross day did
different do does done door down during each early edge either else end enough even evening ever every everyone everything
eye eyes face far feel felt few find first five follow for found four from front full gave get give go gone good got great
had half hand hard has have he head hear heard her here hers herself high him himself his hold hour how however hundred i
if in inside instead into is it its itself just keep kept kind knew know large last late later least leave left less let
light like line little long look lost lot low made make man many may maybe me mean men might minute moment more
morning most much must my myself name near nearly need neither never new next night no nobody none nor not nothing now
number of off often old on once one only open or other our out outside over own part past people perhaps person place
point put quick quiet quite rather reach ready really right room round run said same say see seem seen several shall she
short should show side since six slow small so some someone something sometimes soon stand start stay step still stood stop
such sure take talk tell ten than that the their theirs them themselves then there these they thing think third this those
though thought thousand three through throughout till time to today together told tomorrow tonight too took toward towards
try turn twelve twenty two under unless until up upon us use used very voice wait walk want was watch way we week well went
were what whatever when where whether which while white who whole whom whose why wide will with within without woman word
work world would year yes yesterday yet you young your yours yourself
answer arm arrive ask bad bed believe best better black blue body breath bright bring broke brought build burn buy
care catch change child city clear cold colour cut dark deep drop dry dust ear earth easy enter fall family
fast father fear feet field fight fill fine finger fire floor foot forget form free friend gate glass gold green grey
ground group grow guard hair happen heart heavy help hill hit home hope horse house idea job join key lady land
laugh law lead learn leg letter lift listen live lock lord love main master matter meet mind money mother mouth move
music nod oak offer order paper path pay piece plain plan play poor pull push question rain rest return rise river road
rock roof rule sea second secret sell send sense serve set shadow shape share ship shout silence silver simple sing sister
sit sky sleep smell smile smoke snow soft son sound speak spend spread stair star stone story straight strange street
strong sudden sun sword table teach tear thank thick thin throw tie tongue top touch town tree true truth understand wall
war warm water wear weather weight wet wind window wish wonder wood worth write wrong
actual allow apparent appear attack attempt beat beg behaviour bit bottom break brother business case cause cease chance
choose claim common complete contain continue control count couple course cover create current deal decide deny describe
despite direct discover easily effect entire event exact example except expect explain fact fail feeling figure final
force future gather gentle glance grab grin handle hang hesitate honest human hungry imagine important include indeed
inform intend know lay lean likely live lower manage mark meanwhile member mention middle miss notice obvious occur
party pass pause perfect pick player possible power present press pretend prepare probable problem promise prove provide
quickly raise real realize realise reason receive recent recognise refuse remain remember remind remove report require
result reveal role save scene search seek seize serious sign situation slight slip slip sort special stare strike suggest
support suppose surprise suspect swear thousand total toward travel trouble trust type usual visit wake warn whisper win
year gm npc note secretly knows hidden unknown session campaign character characters players`

const stemsIn = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/).map(stemOf))

const [common, plain, grammar] = [stemsIn(words), stemsIn(plainWords), stemsIn(grammarWords)]

export const isCommon = (stem: string): boolean => stem.length < 3 || common.has(stem) || /^\d+$/.test(stem)

/** A word with this much weight says something by itself. */
export const telling = 0.5

/** A rare word. */
export const rare = 1

/** What a word says before anybody asks who knows it. Long words are rare ones, in any language that has long words. */
export function weightOf(stem: string): number {
  if (stem.length < 2 || grammar.has(stem)) return 0
  if (/^\d{3,}$/.test(stem)) return rare // nobody says such a number by chance
  if (isCommon(stem)) return 0.35
  if (plain.has(stem)) return 0.7
  return stem.length < 5 ? 1 : stem.length === 5 ? 1.15 : stem.length === 6 ? 1.3 : 1.45
}
