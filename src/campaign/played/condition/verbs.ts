/** The verbs that conditions are told with, in whatever form they stand, and what each of them speaks of. */

export type VerbKind =
  | 'reach'
  | 'find'
  | 'have'
  | 'give'
  | 'bring'
  | 'use'
  | 'show'
  | 'defeat'
  | 'persuade'
  | 'learn'
  | 'fill'
  | 'rest'
  | 'fail'
  | 'do'

const lists: Readonly<Record<VerbKind, string>> = {
  reach: 'reach enter arrive come go visit approach climb descend get',
  find: 'find discover uncover unearth locate notice spot',
  have: 'have hold possess own recover retrieve obtain acquire keep wear steal claim gain collect gather secure',
  give: 'give hand pay sell offer surrender trade',
  bring: 'bring return deliver carry take restore',
  use: 'use light kindle rekindle relight break smash shatter burn ring sound toll place set pour throw lay put hang fit insert mount plant blow drop sink read recite sing play speak open close seal unseal lock unlock cut sever turn extinguish douse snuff quench silence bury raise lower repair mend shut wind drink tie untie',
  show: 'show present reveal',
  defeat: 'defeat kill slay destroy beat overcome banish vanquish murder execute stop die fall perish drive rout',
  persuade:
    'persuade convince spare win befriend confess agree yield relent reconcile side ally join forgive confront talk calm soothe pacify bargain promise swear',
  learn: 'learn know hear understand realise realize expose solve identify prove',
  fill: 'fill complete',
  rest: 'rest sleep camp',
  fail: 'fail',
  do: 'free rescue save release leave flee escape betray abandon refuse ignore protect defend follow help heal destroyed bury anger insult attack touch wake awaken disturb linger wait search accuse blame lose threaten lie cheat rob ask tell warn examine look listen watch cross pass stay remain make choose build perform pray dig swim jump sit stand kneel cast summon call hunt catch capture arrest lead guide reunite marry crown name feed cure wash clean',
}

const kinds = new Map<string, VerbKind>()
for (const [kind, list] of Object.entries(lists) as [VerbKind, string][])
  for (const verb of list.split(' ')) if (!kinds.has(verb)) kinds.set(verb, kind)

const irregular: Readonly<Record<string, string>> = Object.fromEntries(
  'gave:give given:give brought:bring found:find has:have had:have having:have held:hold lit:light broke:break broken:break rang:ring rung:ring slain:slay slew:slay won:win known:know knew:know learnt:learn burnt:burn laid:lay shown:show sold:sell paid:pay took:take taken:take kept:keep left:leave dead:die dies:die dying:die died:die got:get stole:steal stolen:steal sank:sink sunk:sink threw:throw thrown:throw hung:hang sang:sing sung:sing came:come went:go goes:go gone:go heard:hear beaten:beat fell:fall fallen:fall full:fill spoke:speak spoken:speak overcame:overcome understood:understand swore:swear sworn:swear woke:wake woken:wake rests:rest worn:wear wore:wear fled:flee snuffed:snuff wound:wind tied:tie drove:drive driven:drive drank:drink'
    .split(' ')
    .map(pair => pair.split(':') as [string, string]),
)

const endings: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/ied$/, 'y'],
  [/(?:es|ed)$/, ''],
  [/(?:s|d)$/, ''],
  [/ing$/, ''],
  [/ing$/, 'e'],
  [/([bdgklmnprt])\1(?:ed|ing)$/, '$1'],
]

/** The plain form of a verb we know; undefined for every other word. */
export function baseOf(word: string): string | undefined {
  if (kinds.has(word)) return word
  if (Object.hasOwn(irregular, word)) return irregular[word]
  return endings.map(([ending, by]) => word.replace(ending, by)).find(form => form !== word && kinds.has(form))
}

export const kindOf = (base: string): VerbKind | undefined => kinds.get(base)
