/** Talk among friends that asks nothing of the world: thanks, jokes, wagers, a friend's own things, a hand held out. */
import { sheetIn } from '../../../../table/views/view.ts'
import { regardIn } from '../../voice/leaning.ts'
import { contentOf } from '../../../../english/content-words.ts'
import { talking } from '../lines/talk/all.ts'
import { talkKinds, type TalkKind } from '../lines/talk/book.ts'
import { joined } from '../parts.ts'
import { newest } from '../speaker.ts'
import type { Asked } from './said.ts'

/** What is asked about themselves as they stand there, and answered from their own pack and purse. */
const ownKinds = ['trust', 'ofMe', 'pack', 'purse', 'magic', 'name', 'saw', 'best'] as const
type OwnKind = (typeof ownKinds)[number]
export type FriendKind = Exclude<TalkKind, 'remark' | 'news' | 'balk'> | OwnKind

/** The first that fits. What could be meant for the world as well needs a `you` in it. */
const signs: readonly (readonly [FriendKind, RegExp])[] = [
  [
    'hush',
    /^\W*(?:please )?(?:shut (?:up|it|your)|be (?:quiet|silent)|hush|quiet|silence|stop talking|not another word|hold your tongue|keep (?:quiet|it down|your mouth))\b/iu,
  ],
  ['joke', /\bjokes?\b|\bmake (?:me|us) laugh\b|\bsomething funny\b|\bcheer (?:me|us) up\b/iu],
  [
    'wager',
    /\b(?:wagers?|i(?:['’]ll| will)? bet|bet (?:you|me|on)|want to bet|a bet|gamble|(?:game of|play) (?:dice|cards))\b/iu,
  ],
  [
    'sorry',
    /\b(?:i(?:['’]?m| am)(?: so| really| very| truly)? sorry|sorry (?:for|about|that|i)|apologi[sz]e|apolog(?:y|ies)|forgive me|my fault|did(?:n['’]?t| not) mean (?:it|to|that))\b|^\W*sorry\b/iu,
  ],
  [
    'pledge',
    /\bi (?:promise|swear|vow|give you my word)\b|\byou have my word\b|\bi(?:['’]?ll| will) (?:pay you back|make it up to you|protect you|keep you safe)\b/iu,
  ],
  [
    'thanks',
    /\b(?:thanks|thank you|much obliged|grateful|i owe you(?! \d)|appreciate (?:it|that|you))\b|^\W*cheers\b/iu,
  ],
  [
    'flirt',
    /\byou\b.*\b(?:beautiful|lovely|pretty|handsome|gorgeous|attractive|cute|stunning)\b|\b(?:beautiful|lovely|pretty) (?:eyes|smile|hair|face|voice)\b|\b(?:marry me|kiss (?:me|you)|flirt with you|in love with you|wink at you|i fancy you|dance with (?:me|you)|hold (?:my|your) hand|go out with me|take the hand of you)\b/iu,
  ],
  [
    'love',
    /\b(?:love (?:you|y['’]?all)|best friends?|you(?:['’]?re| are) (?:all )?(?:my|a|like) (?:good |true |dear |dearest )?(?:friends?|family|brother|sister)|like (?:family|a brother to|a sister to)|glad (?:that )?you(?:['’]?re| are)|happy (?:that )?you(?:['’]?re| are)|high[- ]?five|(?:hug|embrace|pat|clap|toast|nudge|tickle|hold|smile at|grin at|nod to|nod at|wave to|wave at|bow to|shake hands with|drink with|laugh with) you|care about you|miss(?:ed)? you|good to have you|without you)\b/iu,
  ],
  [
    'praise',
    /\b(?:well done|good (?:job|work|shot|thinking|one|call|eye)|nice (?:work|one|shot|job)|great (?:job|work|shot|team)|bravo|proud of you|impress\w*|make a (?:good|great|fine) team|i (?:admire|respect) you|(?:praise|compliment|congratulate|encourage) you|congratulations|you saved (?:me|us|my life)|you (?:did|fought|played|sang|handled \S+) (?:so |really |very )?(?:well|great|good|brilliantly))\b|\byou(?:['’]?re| are| were)(?: all)? (?:so |really |very |quite |truly )?(?:great|amazing|brilliant|good at|brave|clever|smart|strong|wonderful|fantastic|incredible|awesome|useful|the best|a genius|a hero|heroes)\b/iu,
  ],
  [
    'insult',
    /\byou(?:['’]?re| are)?,? (?:(?:such|all|nothing but|just|really|so|a|an|bloody|damned?|little|old) )*(?:liars?|thie(?:f|ves)|fools?|idiots?|cowards?|useless|stupid|traitors?|worthless|ugly|pathetic|bastards?|dumb|annoying|boring|selfish|lazy|disgusting|smell|stink|weak|swine|pig)\b|\b(?:hate you|(?:don['’]?t|do not|never|can['’]?t|cannot) (?:trust|believe|like|stand) you|damn you|go to hell|screw you|curse you|(?:insult|mock|slap|poke|tease|glare at|laugh at) you)\b/iu,
  ],
  [
    'ofMe',
    /\b(?:think|feel|make) (?:of|about) me\b|\b(?:do|did|can|could|would) you (?:still |really )?(?:like|trust|hate|respect|believe|rely on) me\b|\bcan i trust you\b/iu,
  ],
  [
    'trust',
    /\bwho(?:m)? (?:do|would|can|could|should) (?:you|we|i)(?: \p{L}+){0,2} trust(?: (?:most|least|here|more|of us))*\W*$|\bwhom? of us .*trust/iu,
  ],
  [
    'confide',
    /\b(?:a secret|between (?:us|you and me)|(?:don['’]?t|do not) tell (?:anyone|anybody|the others|them|a soul)|i (?:have to|must|need to|want to) (?:confess|tell you something|admit)|i confess)\b/iu,
  ],
  [
    'mood',
    /\b(?:you|any ?one|any ?body|every ?one|every ?body|feeling|who(?:['’]?s| is))\b.*\b(?:hungry|thirsty|tired|sleepy|cold|bored|drunk|happy|sad|angry|lonely|nervous|upset|jealous|comfortable|ready|excited|homesick|exhausted|weary|worn out|terrible|awful|pale|worried|better)\b/iu,
  ],
  ['farewell', /\b(?:good ?night|good ?bye|farewell|sleep well|sweet dreams|see you (?:later|soon|tomorrow))\b/iu],
  [
    'greet',
    /^\W*(?:hello|hi|hey|greetings|good (?:morning|day|evening|afternoon)|morning|evening|yo)\b[^?]{0,25}$|^\W*(?:greet you.*)?$/iu,
  ],
  [
    'comfort',
    /\b(?:cheer up|(?:don['’]?t|do not) (?:worry|be (?:sad|afraid|scared|upset|angry))|(?:it|this|we|you)(?:['’]?ll| will) (?:all )?be (?:all right|alright|ok|okay|fine)|we(?:['’]?ll| will) (?:make it|find (?:her|him|them)|get through)|(?:comfort|console|reassure|cheer up) you|hang in there)\b/iu,
  ],
  [
    'stand',
    /\b(?:are you (?:still )?with (?:me|us)|(?:will|would|do) you (?:stand (?:by|with)|follow|come with|fight (?:for|with|beside)|die for|help) (?:me|us)|(?:can i|i can) count on you|(?:don['’]?t|do not) leave (?:me|us)|(?:have|got|watch) my back|stick with me|cover me|protect (?:me|us)|help me)\b/iu,
  ],
  ['name', /\byour (?:full |first |last )?name\b|\bwhat (?:are you|should i|do (?:i|they|people)) call(?:ed)?\b/iu],
  [
    'magic',
    /\byour (?:spells?|magic|cantrips?|slots?)\b|\b(?:spells?|slots?|magic|cantrips?)\b.*\b(?:you|left)\b|\bwhat can you cast\b/iu,
  ],
  [
    'purse',
    /\b(?:how much|any|your|enough)\b.*\b(?:money|gold|coins?|silver|purse|cash)\b.*\b(?:you|have|left|got)\b|\byour (?:money|gold|coins?|purse)\b|\bare you (?:rich|poor|broke)\b/iu,
  ],
  [
    'pack',
    /\b(?:what|whats|what['’]s|show|open|empty|see|look)\b.*\byour (?:\p{L}+ )?(?:pack|bag|backpack|pockets?|inventory|stuff|things|gear|kit|equipment|belongings|satchel|pouch|tin|box|case|boots?|sleeves?)\b|\bwhat (?:are you carrying|do you (?:carry|have (?:on|with) you)|have you got)\b|\b(?:do you have|have you got|you got|got|any(?:one|body) (?:have|got|carry)) (?:an?|any|some) (?!idea|plan|clue|minute|moment|question|thought|problem|news|doubt|suggestion|secret|money|gold|coin|spell|magic|family|brother|sister|children)/iu,
  ],
  [
    'saw',
    /\b(?:did|have|do|can) (?:you|any of you|either of you)(?: all| two| three)? (?:notice|noticed|see|seen|spot|spotted|get|got|find|found|learn|learned|hear|heard|catch) (?:anything|something|much|any)\b|\bwhat (?:did|have|do) you (?:see|seen|find|found|get|learn|learned|notice|noticed|hear|heard)\b\W*$|\b(?:find|found|notice|noticed|spot|get) anything\b|\bany luck\b/iu,
  ],
  ['best', /\b(?:which|who)\b.*\b(?:best|better|good at|strongest|fastest|quietest|cleverest|able to)\b/iu],
  [
    'heed',
    /^\W*(?:please )?(?:to )?(?:be (?!sure|honest)\p{L}+|stay (?:close|near|calm|alert|sharp|behind|back|put|here|with)|wait|follow|come (?:on|along|here|with|back)|keep (?:up|close|your|going|calm|moving|together)|hold (?:on|back)|hurry|stop|calm down|relax|slow down|watch (?:out|yourself|your)|look out|careful|remember|don['’]?t|do not|never|get (?:ready|up|moving)|take (?:care|it easy|the lead|your time|heart|a break)|listen|leave (?:it|him|her|them|that)|let (?:it|him|her|them|that)|behave|act|smile|move|run|trust me|believe me|forget)\b/iu,
  ],
]

export const friendKindOf = (text: string): FriendKind | undefined => signs.find(([, sign]) => sign.test(text))?.[0]

const kinds: ReadonlySet<string> = new Set([...talkKinds, ...ownKinds])

/** Whether it is talk among friends; what is a remark or news is told apart later. */
export const isFriendKind = (kind: string): kind is FriendKind => kind !== 'remark' && kinds.has(kind)

const isLines = (kind: FriendKind): kind is Exclude<FriendKind, OwnKind> =>
  (talkKinds as readonly string[]).includes(kind)

/** Why what they were told to do is not done, as the table told them. */
export const barredIn = (sceneContext: string): string | undefined =>
  /\bIt cannot be done: (.+?[.!?])(?=\s|$)/u.exec(sceneContext)?.[1]

export const declining = ({ speaker }: Pick<Asked, 'speaker'>, reason: string): string | undefined =>
  newest(speaker, talking[speaker.voice.manner].cannot, { reason: [reason] })

export function onTalk(asked: Asked, kind: FriendKind): string | undefined {
  const { speaker } = asked
  const { voice, chance } = speaker
  const lines = talking[voice.manner]
  if (kind === 'heed') {
    const isUnwilling = chance.isLucky(voice.will === 'contrarian' ? 60 : voice.will === 'even' ? 20 : 5)
    return newest(speaker, isUnwilling ? lines.balk : lines.heed)
  }
  return isLines(kind) ? newest(speaker, lines[kind]) : ofOwn[kind](asked)
}

/** Said to them, and nothing asked: taken in, as news where it tells of something. */
export const takenIn = ({ speaker, question }: Asked): string | undefined => {
  const lines = talking[speaker.voice.manner]
  const isNews = question.topic !== '' && /\b(?:is|are|was|were|has|have|had|did|\p{L}+ed)\b/u.test(question.text)
  return newest(speaker, isNews ? lines.news : lines.remark)
}

/** Words of what they tell nobody. */
const touchesSecret = ({ speaker: { voice } }: Asked, text: string): boolean => {
  const stems = contentOf(text)
  return voice.hidden.some(words => words.some(word => stems.includes(word)))
}

const evaded = ({ speaker, lines }: Asked): string | undefined =>
  newest(
    speaker,
    lines.evade.filter(line => !/#topic#/iu.test(line)),
  )

/** As the table told them, else as their sheet has it. */
function packOf({ sees }: Asked): readonly string[] {
  const [, told] = /\bYou carry: ([^.]+)\./u.exec(sees.request.sceneContext) ?? []
  if (told !== undefined) return told.split(/,\s+|\s+and\s+/u)
  const [, section = ''] = /^## Equipment\n(.*?)(?=^## |(?![\s\S]))/msu.exec(sheetIn(sees.view)?.text ?? '') ?? []
  return [...section.replace(/^### Currency.*$/msu, '').matchAll(/^[-*]\s+(.+)$/gmu)].map(([, item = '']) =>
    item.replaceAll(/[*_`]/g, '').toLowerCase(),
  )
}

/** Always in a pack, and never worth a word. */
const usual = /^(?:backpack|pouch|common clothes|clothes|\d+ rations.*|rations.*|waterskin|tinderbox)$/iu

const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

function pack(asked: Asked): string | undefined {
  const { speaker, question } = asked
  const lines = talking[speaker.voice.manner]
  const all = packOf(asked)
  const wanted = contentOf(question.text.replace(/.*\b(?:your|have|got)\b/iu, ''))
  const named = all.filter(item => contentOf(item).some(stem => wanted.includes(stem)))
  if (named.some(item => touchesSecret(asked, item))) return evaded(asked)
  if (named.length > 0) return newest(speaker, lines.carry, { what: [listed(named)] })
  if (
    /\b(?:do you have|have you got|you got|got|any(?:one|body) (?:have|got|carry)) (?:an?|any|some)\b/iu.test(
      question.text,
    )
  )
    return declining(asked, 'I carry nothing of the kind.')
  const shown = all.filter(item => !usual.test(item) && !touchesSecret(asked, item)).slice(0, 6)
  return shown.length === 0 ? newest(speaker, lines.carryNone) : newest(speaker, lines.carry, { what: [listed(shown)] })
}

function purse({ sees, speaker }: Asked): string | undefined {
  const lines = talking[speaker.voice.manner]
  const told = /\bYour purse holds ([^.]+)\./u.exec(sees.request.sceneContext)?.[1]
  const onSheet = /^### Currency\s+[-*]\s+(\d+) gp/imu.exec(sheetIn(sees.view)?.text ?? '')?.[1]
  const isEmpty = sees.request.sceneContext.includes('Your purse is empty.')
  const what = told ?? (isEmpty || onSheet === undefined ? undefined : `${onSheet} gold`)
  return what === undefined ? newest(speaker, lines.broke) : newest(speaker, lines.purse, { what: [what] })
}

function magic({ sees, speaker }: Asked): string | undefined {
  const lines = talking[speaker.voice.manner]
  const [, spells, left] =
    /\bYou can cast ([^.]+?), and have (\w+ slots?) left\./u.exec(sees.request.sceneContext) ?? []
  return spells === undefined || left === undefined
    ? newest(speaker, lines.noMagic)
    : newest(speaker, lines.magic, { what: [`${spells}, with ${left} left`] })
}

/** Whoever speaks, as the table names them. */
const askerIn = ({ sees }: Asked): string =>
  /^(\p{Lu}[\p{L}'’-]+) (?:asks|says)\b/u.exec(sees.request.request)?.[1] ?? ''

/** What their sheet says of a friend. */
const thinksOf = ({ speaker: { voice } }: Asked, name: string): string | undefined =>
  name === ''
    ? undefined
    : voice.impressions.find(({ of, thinks }) => of.split(' ').includes(name) || thinks.startsWith(`${name} `))?.thinks

function trust(asked: Asked): string | undefined {
  const { speaker } = asked
  const { voice, moment } = speaker
  const lines = talking[voice.manner]
  const liked = moment.friends.filter(name => regardIn(thinksOf(asked, name) ?? '') === 'kind')
  const who = speaker.chance.pick(liked)
  return who === undefined
    ? newest(speaker, lines.trustNone)
    : joined(newest(speaker, lines.trust, { who: [who] }), thinksOf(asked, who))
}

function saw({ sees, speaker }: Asked): string | undefined {
  const lines = talking[speaker.voice.manner]
  const left = /\bNobody has looked yet at: ([^.]+)\./u.exec(sees.request.sceneContext)?.[1]?.split(', ') ?? []
  const thing = speaker.chance.pick(left)
  return thing === undefined
    ? newest(speaker, lines.sawNone)
    : newest(speaker, lines.saw, { what: [`Nobody has looked at ${thing} yet.`] })
}

function best({ sees, speaker }: Asked): string | undefined {
  const lines = talking[speaker.voice.manner]
  const who = /\bBest of the company at that: ([^.]+)\./u.exec(sees.request.sceneContext)?.[1]
  if (who === undefined) return undefined
  return who === speaker.voice.short ? newest(speaker, lines.bestMe) : newest(speaker, lines.bestOther, { who: [who] })
}

const ofOwn: Readonly<Record<OwnKind, (asked: Asked) => string | undefined>> = {
  trust,
  pack,
  purse,
  magic,
  saw,
  best,
  ofMe: asked => thinksOf(asked, askerIn(asked)) ?? newest(asked.speaker, talking[asked.speaker.voice.manner].trustYou),
  name: ({ speaker }) => newest(speaker, talking[speaker.voice.manner].name, { what: [speaker.voice.name] }),
}
