/** What a companion is asked, or told, in so many words: what kind of thing it is, and what it is about. */
import { memo } from '../../../../core/memo.ts'
import type { CharacterRequest } from '../../../../table/protocol/message-gm.ts'
import { sentencesOf } from '../../prose/sentences.ts'
import { contentOf } from '../../../../english/content-words.ts'
import { friendKindOf, type FriendKind } from './talk.ts'
import { topicIn } from './topic.ts'

export type Kind =
  | 'condition'
  | 'secret'
  | 'self'
  | 'purpose'
  | 'belief'
  | 'fear'
  | 'past'
  | 'who should'
  | 'opinion'
  | 'skill'
  | 'next'
  | 'choice'
  | 'where'
  | 'knowledge'
  | 'wish' // whether they would like to
  | FriendKind // talk among friends
  | 'remark' // nothing is asked

export type Question = {
  readonly kind: Kind
  /** The sentence that asks, without the name it calls. */
  readonly text: string
  /** As one would name it; empty where nothing is named. */
  readonly topic: string
  /** Who or what is meant by `him` or `it`, and was not named. */
  readonly pronoun: 'person' | 'thing' | undefined
  readonly stems: ReadonlySet<string>
}

/** The first that fits: what is asked of themselves before what is asked of the world. */
const signs: readonly (readonly [Kind, RegExp])[] = [
  [
    'condition',
    /\bhow (?:are|do) you(?: feel(?:ing)?| holding up| doing| faring| now| today| all)?\s*(?:[?.!,]|$)|\b(?:are )?you (?:all )?(?:all right|alright|right|ok|okay|hurt|unhurt|well|fine|wounded|injured|tired|bleeding|alive|still with us|in pain)\s*(?:\W|$)|\bhow (?:you|he|she|they) (?:is|are|feels?)\b|\bhow bad (?:is it|are you)|\bcan you (?:go on|walk|stand|fight|still)\b|\bare you (?:badly )?(?:hurt|wounded)|what(?:['’]s| is) wrong with you/iu,
  ],
  [
    'secret',
    /\byour secrets?\b|\b(?:are you|what do you|you are|you['’]re) (?:hiding|keep(?:ing)? (?:from|quiet)|not telling|concealing)/iu,
  ],
  [
    'self',
    /\bwho are you\b|\babout yourself\b|\btell (?:me|us) (?:a|another|some) stor(?:y|ies)\b|\byour (?:past|story|family|home|life|childhood|youth|trade|old (?:life|trade)|father|mother|brother|sister|parents|people|village|history)\b|\bwhere (?:are you|do you come|did you (?:come|grow))\b|\bwhat (?:did you do|were you) before\b|\bwhat do you do for\b/iu,
  ],
  [
    'past',
    /\bwhat (?:did we (?:do|see|learn|find)|have we (?:done|seen|learned|learnt|found)|happened|has happened|did we get up to)(?: (?:so far|today|yesterday|lately|tonight|this (?:evening|morning|week)|last (?:night|time|session)|to us|since \p{L}+|before|there|here|all day))*\s*(?:[?.!]|$)|\bwhere (?:were we|did we (?:leave off|stop))\b|\bhow (?:was|did) (?:your|the|our|this) (?:day|evening|night)\b|\b(?:recap|sum up|tell me about) (?:the|our|your|this|last) (?:day|evening|night|session|journey)\b|\bwhat (?:do|did) you write(?: down)?\b|\bremember (?:today|yesterday|what we did)\b/iu,
  ],
  [
    'purpose',
    /\bwhy (?:are|did|do|would|have) you (?:still )?(?:here|with|join\p{L}*|come?|came|follow\p{L}*|help\p{L}*|care|want|do(?:ing)? (?:this|it|that)|fight\p{L}*|travel\p{L}*|leave|left|become|became|stay\p{L}*|take|took|need|go(?:ing)?|look(?:ing)? for)\b|\bwhat (?:do you want|brings you|are you (?:here|looking|hoping|after)|drives you|keeps you)\b|\byour (?:goal|aim|quest|purpose)\b/iu,
  ],
  [
    'fear',
    /\b(?:are you|what) .*\b(?:afraid|scared|frighten\w*|scares|worries|worried)\b|\bdo you fear\b|\byour (?:worst )?fears?\b/iu,
  ],
  [
    'belief',
    /\bbelieves? in\b|\bhold dear\b|\blives? for\b|\bmatters? (?:most )?to you\b|\bcares? (?:most )?about\b(?=\W*$)|\byour (?:faith|god|gods|ideal|creed|oath)\b/iu,
  ],
  [
    'wish',
    /\b(?:do|would|will|shall) (?:you|any of you|any ?one)(?: all| guys| two| three)? (?:want|like(?= (?:to|an?|some)\b)|fancy|care|mind|prefer|enjoy|dance|sing|drink|eat|join|play)\b|\bwho (?:wants?|would like) (?:to (?:come|go|join|eat|drink|play|help)|an?|some)\b|\bwho(?:['’]?s| is)? (?:coming|comes|with me|in favou?r|votes)\b|\b(?:drinks?|a round|supper|dinner) (?:is |are )?on me\b|\b(?:fancy|care for|want|up for|how about) an? (?:drink|beer|ale|meal|walk|dance|game|bite|swim)\b/iu,
  ],
  [
    'who should',
    /\bwho(?:m)? (?:should|shall|ought|gets|wants to|would be best|is best|will|could|can)\b(?! we\b| i\b| you\b)/iu,
  ],
  [
    'opinion',
    /\b(?:think|make|reckon|feel|opinion|thoughts?|view|impression|say) (?:of|about|on)\b|\b(?:do|did|would|can|could|should|may|if|whether) (?:you|we|i|one) (?:really |can |could |should |may )?(?:like|trust|believe|hate|mistrust|respect|rely)\b|^\W*(?:and )?what about\b|\bhow about (?:the |\p{Lu})|\b(?:who|which|any|one) of (?:you|us) (?:likes?|trusts?|believes?)\b|\bthink\b.*\b(?:is|was|are) (?:\p{L}+ )?(?:lying|honest|guilty|innocent|hiding|in on it|involved)\b|\b(?:is|was|are) .{2,40}\b(?:lying|honest|guilty|innocent|telling the truth|to be trusted|trustworthy|hiding)/iu,
  ],
  [
    'skill',
    /\b(?:can|could) you (?!tell|say|explain|remember|recall|imagine|guess|believe|see\b)|\b(?:do you know|know) how to\b|\bare you (?:any )?good (?:at|with)\b|\bare you able to\b/iu,
  ],
  [
    'next',
    /\b(?:where|what|which(?: way| of them| one)?|whom?)\b[^?.]*\b(?:should|shall|do|can|could|would|will|are) (?:we|i|you (?:want to|wish to|suggest|propose|have us|go|do))\b|\bwhat(?:['’]s| is)? (?:now|next|the plan|our (?:plan|next))|\bwhere (?:to|next|now)\b|\bany (?:ideas|suggestions|thoughts)\b|\bwhat do you (?:all |two |three )?(?:think|say|suggest|propose|advise)\W*$|\bspeak your mind\b|\bwhat\b.*\b(?:think|say|suggest) (?:that )?we (?:should|could|ought to) (?:do|try)\b|\bwhat you would (?:do|say|suggest)\b|\byour (?:plan|advice|suggestion|idea|vote)\b|\bvote\W*$/iu,
  ],
  [
    'choice',
    /\b(?:should|shall|can|could|may|do|must|will) (?:we|i)\b|\blet['’]?s\b|\blet us\b|\bwe(?:['’]ll| should| could| must| ought| will| can| need| have to| go| might)\b|^\W*(?:i (?:say|think|propose|suggest|want|vote|plan|intend|mean)\b.*\b)?we\b|\bi (?:propose|suggest|say we|want to|intend to|mean to|plan to|am going to|will)\b|\bis it (?:wise|right|safe|wrong|worth)\b|\bwhat if\b|\bhow about\b|\bin favou?r\b|\bagree(?:d)?\?/iu,
  ],
  [
    'where',
    /^\W*(?:\p{L}+ )?where(?:['’]s| is| are| was| were| did| does| can| could| do)\b|\b(?:know|tell (?:me|us)|remember|idea|say) where\b/iu,
  ],
  [
    'knowledge',
    /\?|^\W*(?:who|what|when|why|how|which|is|are|was|were|do|does|did|has|have|whether|if)\b|\b(?:tell|remind) (?:me|us)\b|\bdo you know\b|\bany word of\b/iu,
  ],
]

/** `Ilvane, who is he?`, `Are you well, Korda?`: the name it calls says nothing. */
const uncalled = (text: string, names: readonly string[]): string => {
  const [lead = ''] = /^\W*(?:(?:hey|so|and|but|well|ok|okay|please|then|now)\W+)*/iu.exec(text) ?? []
  const rest = text.slice(lead.length)
  const called = names.find(
    name => rest.toLowerCase().startsWith(name.toLowerCase()) && /^[^\p{L}'’-]/u.test(rest.slice(name.length)),
  )
  const bare = called === undefined ? text : rest.slice(called.length).replace(/^\W+/u, '')
  const lower = bare.toLowerCase().replace(/\W+$/u, '')
  const last = names.find(name => lower.endsWith(` ${name.toLowerCase()}`) && lower.length > name.length + 1)
  const isCalled = last !== undefined && (lower.endsWith(`, ${last.toLowerCase()}`) || !ofName.test(lower))
  return isCalled
    ? `${bare.slice(0, lower.length - last.length).replace(/\W+$/u, '')}${/\?\W*$/u.test(bare) ? '?' : '.'}`
    : bare
}

/** `who trusts Wren`: her name is what it is about. */
const ofName = /\b(?:to|of|about|with|for|like|trusts?|is|and|than|love|hate|know) \S+(?: \S+)?$/u

const kindOf = (text: string): Kind => friendKindOf(text) ?? signs.find(([, sign]) => sign.test(text))?.[0] ?? 'remark'

/** Of several sentences the one that asks most of them: what has a topic before what has none, and the last of equals. */
function readOne(text: string): Question {
  const kind = kindOf(text)
  const { topic, pronoun } = topicIn(text)
  return { kind, text, topic, pronoun, stems: new Set(contentOf(text)) }
}

const weightOf = ({ kind, topic }: Question): number => (kind === 'remark' ? 0 : 2) + (topic === '' ? 0 : 1)

const read = memo(50, (said): Question => {
  const [names = '', ...rest] = said.split('\n')
  const all = sentencesOf(rest.join(' ')).map(sentence => readOne(uncalled(sentence, names.split('|'))))
  return all.reduce((best, one) => (weightOf(one) >= weightOf(best) ? one : best), all[0] ?? readOne(rest.join(' ')))
})

export const questionIn = (said: string, names: readonly string[]): Question =>
  read(`${names.join('|')}\n${said.replaceAll(/\s+/g, ' ')}`)

/** `Maren asks you: "…"`, as a table puts it. */
const put = /\b(?:asks|says to|puts to|tells) (?:you|all of you|the company|everybody)(?: all)?:\s*["“](.+?)["”]/su
/** What is asked of anybody at any time, and so about nothing. */
const usual =
  /\b(?:what (?:do|would|will) you (?:say|do|think)|how do you (?:react|respond|answer|feel)|do you (?:veto|object|go along|follow|react|agree|stand)|which way would you have|your turn|anything to say)\b[^?]*\?/giu

/** The very words that are for them to answer; undefined where they are only asked to react. */
export function wordsPut({ request, requestType, justHappened }: CharacterRequest): string | undefined {
  const said = put.exec(request)?.[1]
  if (said !== undefined) return said
  if (requestType === 'COMBAT_ACTION' || requestType === 'SECRET_ACTION' || /\byou said:/i.test(request))
    return undefined
  if (request === justHappened) return request // somebody sits with them, and talks
  if (requestType === 'REFLECTION' || requestType === 'INTERACTION') return undefined
  const left = request.replaceAll(usual, ' ').trim()
  return left.includes('?') ? left : undefined
}
