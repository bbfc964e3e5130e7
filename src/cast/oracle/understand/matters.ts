/**
 * Questions to the table rather than to anybody in the story: who is here, what do I carry, what did she say. They are
 * answered from what the party sees and knows, cost no time, and nobody in the story hears them.
 */
import { asideIn } from './aside.ts'
import { tokensOf } from '../../../english/tokens.ts'

export type Matter =
  | 'people'
  /** Whom one has spoken with, and whom not yet. */
  | 'met'
  | 'place'
  | 'ways'
  | 'way-to'
  | 'belongings'
  | 'coins'
  | 'self'
  | 'spells'
  | 'company'
  | 'hour'
  | 'weather'
  | 'said'
  | 'choices'
  | 'errand'
  | 'known'
  | 'rules'
  | 'roll'
  /** Said at the table, and nothing the table has an answer for. */
  | 'aside'

/** What such a question may begin with and mean nothing by it. */
const lead =
  /^(?:(?:ok|okay|so|and|wait|hey|um|uh|hm+|please|gm|dm|well|but|sorry|now|quick question|question|excuse me|i ask|i wonder|just|remind me|tell me|show me|list|can you (?:tell|remind|show) me|could you (?:tell|remind|show) me|do i know|do we know|i want to know|id like to know|let me see|i check|check|i look at|look at|i look through|look through|i open|i count|count|i go through|what was it again|im (?:stuck|lost|confused)|i am (?:stuck|lost|confused)|help|any idea) )+/u

/** What it may end with and mean nothing by it. */
const trailing = /(?: (?:again|lol|haha|btw|though|tho|anyway|exactly|please|now))+$/u

const i = '(?:i|we)'
const is = '(?:is|are|am|was|were|s|re)'
const my = '(?:my|our|the partys|the)'
const here =
  '(?: (?:here|now|right now|here now|right here|around|in here|around here|with us here|at the moment|currently|exactly|again))*'
const soFar =
  '(?: (?:so far|now|already|up to now|until now|by now|at this point|about (?:it|this|all this|everything|the situation|anything)|today|yet|right now))*'

const any = (...patterns: readonly string[]): RegExp => new RegExp(`^(?:${patterns.join('|')})$`, 'u')

/** The whole question must be one of these: `who is here with the key` is another question. */
const matters: readonly (readonly [Matter, RegExp])[] = [
  [
    'people',
    any(
      `(?:who|whos)(?: else)?(?: ${is})?(?: else)?(?: here| around| present| nearby| about| in (?:the|this) (?:room|place|area|inn|tavern|hall|house|street|square)| at the bar| standing (?:here|there))+(?: now| with (?:me|us)| besides us| right now)*`,
      `(?:who|whom) (?:can|could|do|should) ${i} (?:see|talk to|speak to|speak with|talk with|ask|meet)${here}`,
      `(?:is|are) (?:there )?(?:any ?one|any ?body|some ?one|some ?body)(?: else)?${here}(?: to talk to)?`,
      `(?:any ?one|any ?body)(?: else)?(?: here| around| there| home| about)`,
      `how many (?:people|persons|folk|npcs)(?: ${is})?(?: there)?(?: here| around| present| in (?:the|this) \\w+)*`,
      `(?:what|which) (?:people|npcs|persons|folk)(?: ${is})?(?: there)?${here}`,
      `people(?: here)?`,
      `who (?:are|is|re) (?:all )?(?:these|those|the|this|that) (?:other )?(?:people|folk|men|women|persons?|man|woman|guys?|others|strangers?|ones?)${here}`,
      `where ${is} (?:every ?one|every ?body)(?: else)?`,
      `(?:is|are) [\\p{L} ]{2,30} still (?:here|around|about|present)(?: now| somewhere)?`,
    ),
  ],
  [
    'met',
    any(
      `(?:who|whom)(?: all| else)? (?:have|havent|did|didnt|do) ${i}(?: still)?(?: not)?(?: yet| already)? (?:talked|spoken|talk|speak|met|meet|asked|ask|questioned|question|need to talk|need to speak)(?: to| with)?${soFar}`,
      `(?:is|are|who|whos|any|some)?(?: ${is})? ?(?:there )?(?:any ?one|any ?body|people|npcs?|person)?(?: that| who| whom)? ?${i} (?:havent|have not|didnt|have yet to|still need to|still have to)(?: yet)? (?:talked|spoken|talk|speak|met|meet|asked|ask|questioned|question)(?: to| with)?${soFar}`,
      `(?:who|whos|is there any ?one|is any ?one|any ?one)(?: ${is})?(?: there)?(?: else)?(?: still)?(?: left| there| remaining| to)+ ?(?:for (?:me|us) )?(?:to )?(?:talk|speak|question|ask|meet)(?: to| with)?${soFar}`,
      `(?:who|whom) else (?:can|could|should|do) ${i} (?:see|talk to|speak to|speak with|talk with|ask|meet|question)${here}`,
      `(?:who|whos)(?: ${is})? left`,
      `(?:did|have|is|are)? ?(?:there )?(?:any ?one|any ?body|who)(?: did| have)? ${i} (?:missed|miss|forgot|forget|forgotten|overlooked)${soFar}`,
    ),
  ],
  [
    'place',
    any(
      `where (?:am i|are we|m i|exactly am i)${here}`,
      `(?:what|whats)(?: ${is})?(?: the name of)? (?:this|the) (?:place|town|room|building|location|spot)(?: called| im in| were in)?`,
      `what (?:place|town|room|building|location) (?:is this|am i in|are we in)`,
      `my location|our location|location`,
    ),
  ],
  [
    'ways',
    any(
      `where (?:can|could|do|might|else can) ${i} (?:go|head|travel|walk|leave)(?: to)?(?: next)?(?: from)?${here}`,
      `(?:what|which|where)(?: ${is})?(?: ${my})? (?:exits?|ways?(?: out| on)?|doors?|paths?|directions?|roads?)(?: ${is})?(?: there| available| open)?(?: (?:can|could) ${i} (?:go|take))?(?: from)?${here}`,
      `where do the (?:exits|ways|doors|paths|roads) (?:lead|go)`,
      `(?:which|what) (?:way|path|door|road|exit) (?:leads|goes|is|takes us|would lead) (?:down|up|out|back|on|in|north|south|east|west|deeper|further|outside)`,
      `(?:which|what) way(?:s)? (?:can|could|should|do) ${i} (?:go|take)`,
      `how (?:do|can|could) ${i} (?:get out|leave)(?: of)?${here}`,
      `(?:list )?(?:exits|ways out|ways on)`,
      `(?:is|are) there (?:any|another|other|an?)(?: other)? (?:exits?|ways? out)${here}`,
    ),
  ],
  [
    'way-to',
    any(
      `how (?:do|can|could|would|should) ${i} (?:get|go|travel|come|find (?:my|our) way)(?: back)? (?:to|into) .{2,60}`,
      `(?:which|what|whats|where)(?: ${is})?(?: the)? (?:way|road|path|route) (?:is it |leads )?(?:back )?to .{2,60}`,
      `(?:directions|the way|way) to .{2,60}`,
      `how far (?:is it to|to|is) .{2,60}`,
    ),
  ],
  [
    'coins',
    any(
      `how much (?:gold|money|coin|coins|cash|silver|copper|gp|wealth)(?: (?:do|have) ${i}(?: got| have)?| ${is} (?:in|left in) ${my} (?:purse|pouch)| (?:i|we) have)?(?: left| got| on (?:me|us)| to spend| in total| between us)*`,
      `how many (?:coins|gold pieces|gp|silver pieces)(?: do ${i} have| have ${i} got)?(?: left)?`,
      `how (?:rich|poor) (?:am i|are we)`,
      `${my} (?:gold|money|coins?|purse|cash|wealth|gp)`,
      `(?:gold|money|coins|purse|cash|wealth)`,
      `(?:what|whats)(?: ${is})?(?: left)? in ${my} (?:purse|pouch|coin ?purse)`,
      `(?:do|have) ${i} (?:have|got) (?:any|enough|some) (?:gold|money|coins?|cash)(?: left)?`,
    ),
  ],
  [
    'belongings',
    any(
      `(?:${my} )?(?:inventory|inv|belongings|gear|equipment|backpack|pack|bag|bags|possessions|stuff|items|pockets|packs|things)`,
      `what (?:do|am|are|have) ${i}(?: have| carrying| got| carry| holding| own| wearing)?(?: (?:on me|with me|on us|with us|in ${my} (?:pack|bag|backpack|bags|pockets|inventory)|got|carrying|have|left))*`,
      `(?:what|whats)(?: ${is})? in ${my} (?:pack|bag|backpack|bags|pockets|inventory|satchel)`,
      `(?:what|which) (?:items|gear|equipment|weapons|things|stuff|tools|supplies|potions|armou?r|weapon)(?: (?:do|am|are|have) ${i}(?: have| carrying| got| wearing| wielding| using)?)?(?: with (?:me|us)| on (?:me|us)| left)*`,
    ),
  ],
  [
    'spells',
    any(
      `(?:what|which|how many)(?: ${is})?(?: ${my})? (?:spells?|magic|cantrips?|spell slots?|slots)(?: slots)?(?: (?:do|can|have|could) ${i}(?: have| cast| know| use| got| prepared)?)?(?: (?:left|prepared|ready|available|now|today))*`,
      `(?:${my} )?(?:spells|spell ?list|spell ?book|cantrips|spell slots)`,
      `what can ${i} cast`,
    ),
  ],
  [
    'self',
    any(
      `(?:what|whats)(?: ${is})? ${my} (?:stats|hp|health|hit points|ac|armou?r class|level|class|race|abilities|skills|scores|modifiers|ability scores|features|strengths?|name|background|saving throws|saves|initiative|speed|bonuses|character|\\w+ (?:score|bonus|modifier))`,
      `how (?:many hp|many hit points|much health|much hp)(?: (?:do|have) ${i}(?: have| got)?)?(?: left)?`,
      `how (?:hurt|injured|wounded|healthy|badly hurt|am i|bad)(?: (?:am i|are my wounds))?(?: doing| feeling)?`,
      `(?:${my} )?(?:stats|hp|character sheet|sheet|health|hit points|skills|abilities|status)`,
      `who am i|what am i|what class (?:am i|are we)|what level (?:am i|are we)|am i (?:hurt|ok|okay|wounded|injured)`,
      `what am i good at|what (?:skills|abilities|features|proficiencies) do i have|what are my (?:strengths|weaknesses)`,
    ),
  ],
  [
    'company',
    any(
      `(?:who|whos)(?: ${is})? (?:in|with|part of) (?:my|our|the) (?:party|group|company|team)`,
      `(?:who|whos)(?: ${is})? (?:my|our|the) (?:companions?|friends?|party|group|allies|team ?mates?|party members?|company)`,
      `(?:who|whos)(?: ${is})?(?: here)? with (?:me|us)`,
      `(?:who|whom) (?:am i|are we|do i) (?:with|travel(?:l?ing)? with|have with me)`,
      `how ${is} (?:every ?one|every ?body|the others|the party|my (?:friends|companions|party))(?: doing| feeling| holding up)?`,
      `is (?:every ?one|every ?body) (?:ok|okay|alright|all right|hurt|fine|well|alive)`,
      `(?:party|company|group)(?: status| members| hp| health)?|my companions|companions`,
      `(?:(?:what|whats|how|hows)(?: ${is})? )?(?:every ?ones|every ?bodys|the partys|the others|our|the groups|all our) (?:hp|health|hit points|status|state|condition|wounds)(?: like| looking| now)*`,
      `how (?:hurt|injured|wounded|healthy|beat up|badly hurt|badly off|bad off|much hp|many hp|much health) (?:(?:is|are|has|have|does|do) )?(?:we|us|every ?one|every ?body|the party|the others|they|the group)(?: all)?(?: doing| have| got| hurt| left)*`,
      `(?:who|whos|is any ?one|any ?one|is any ?body|any ?body)(?: ${is})? (?:hurt|wounded|injured|bleeding|down|low on (?:hp|health))(?: badly| now)*`,
      `(?:is|are|am) (?:we|every ?one|every ?body|they|any ?one) (?:low on (?:hp|health)|hurt|wounded|badly hurt|ok|okay|in bad shape)`,
      `(?:hp|health)(?: check| status| of (?:every ?one|the party))`,
    ),
  ],
  [
    'hour',
    any(
      `(?:what|whats)(?: ${is})?(?: the)? (?:time|hour|day|date|time of day)(?: (?:is it|of day|of day is it|is it now|it is))?(?: now)?`,
      `how (?:late|early) is it(?: now)?`,
      `is it (?:day|night|morning|evening|dark|late|noon|still (?:day|light|dark|night|morning))(?: ?time)?(?: yet| now| already| outside)?`,
      `time|how long (?:have we been here|has it been)`,
      `how long (?:is it |do we have |have we got |have we )?(?:until|till|before) (?:dark|nightfall|night|dawn|morning|sunset|sunrise|sundown|noon|midday|midnight|evening|dusk)`,
    ),
  ],
  [
    'weather',
    any(
      `(?:what|whats|how|hows)(?: ${is})? the weather(?: like)?(?: today| now| outside)*`,
      `is it (?:raining|snowing|sunny|cold|hot|windy|warm|cloudy|foggy)(?: outside| today| now| here)*`,
      `weather`,
    ),
  ],
  [
    'said',
    any(
      `what (?:did|has|was) (?:he|she|they|it|[\\p{L}' ]{2,30}?)(?: just)? (?:say|said|tell (?:me|us)|told (?:me|us)|saying|mention|answer|reply)(?: (?:again|just now|before|earlier|to (?:me|us)|about .{2,40}))*`,
      `remind (?:me|us)(?: of)? what (?:he|she|they|it|[\\p{L}' ]{2,30}?)(?: just)? (?:said|says|told (?:me|us)|mentioned|answered|replied)(?: (?:again|just now|before|earlier|to (?:me|us)|about .{2,40}))*`,
      `(?:what|whats)(?: ${is})? that(?: again)?`,
      `(?:can you |could you |please )?(?:repeat|say) that(?: again)?(?: please)?`,
      `repeat(?: please)?|say again|come again|pardon`,
    ),
  ],
  [
    'roll',
    any(
      `(?:what|whats)(?: ${is})?(?: the)? (?:dc|difficulty)(?: (?:was|of|for|is|on))?(?: (?:that|it|this|the last|my last))?(?: [\\p{L} ]{2,30})?`,
      `what (?:did|have|was) (?:i|we)(?: just)? (?:roll|rolled|get|got)(?: (?:there|that|just now|for (?:that|it)|on (?:that|it)))*`,
      `(?:what|whats)(?: ${is})?(?: my| the| that)? (?:last )?(?:roll|dice roll|result)(?: again)?`,
    ),
  ],
  [
    'rules',
    any(
      `how (?:do|can|would|should|does one) ${i}? ?(?:attack|fight|cast(?: (?:a spell|spells|magic))?|rest|heal|level up|roll|play|move|talk|search|sneak|use (?:a )?(?:spell|item|skill)s?|buy(?: things| something)?|save|quit|win|make a check|check)(?: (?:things|someone|something|somebody|people|here))?`,
      `how (?:does|do) (?:this|the|it|combat|fighting|magic|resting|the game|this game|things|the rules|skill checks?|checks|dice|the dice)(?: (?:game|clock|clocks|dice))? work`,
      `(?:what|whats)(?: ${is})? (?:the |a |an )?(?:rules|commands|controls|short rest|long rest|advantage|disadvantage|ac|hp|dc|initiative|clocks?)(?: for)?`,
      `what (?:do|does|are) the (?:numbers|clocks?|dots|bars|segments)(?: for| mean| at the bottom| there)*`,
      `rules|commands|how to play|tutorial`,
    ),
  ],
  [
    'choices',
    any(
      `what (?:can|could|should|do|shall|might|would) ${i} do(?: next| first)?${here}`,
      `what (?:now|next|then)|now what|and now|what else(?: can ${i} do)?`,
      `(?:what|whats)(?: ${is})? ${my} (?:options|choices|possibilities|next (?:move|step))`,
      `(?:options|choices|help|help me|hint|hints|any (?:hints|ideas|suggestions|tips)|i need (?:help|a hint)|give me a hint|suggestions?)`,
      `where (?:should|do|shall) ${i} (?:go|start|begin)(?: next| first| now| from here)*`,
      `(?:who|whom) should ${i} (?:talk|speak) to(?: next| first| now)*`,
      `i (?:am|m|im)(?: so| a bit| totally| completely)? (?:confused|lost|stuck|new here|new to this)|im(?: so| a bit| totally| completely)? (?:confused|lost|stuck|new here|new to this)`,
      `i (?:dont|do not) (?:know what to do|understand|get it|know)(?: next| now| here)*`,
      `idk(?: what to do)?`,
      `(?:(?:got|have you got|have you|do you have|is there|are there|maybe|or) )?(?:any|a|some|another) (?:little |small |good )?(?:hints?|tips?|ideas?|advice|suggestions?|pointers?|nudges?)(?: for (?:me|us)| on what to do| what to do| here| please| next| now)*`,
      `(?:can|could|may|might) ${i} (?:have|get) (?:a|another|some) (?:little |small )?(?:hints?|tips?|clues?|advice|nudge|pointers?)(?: please| here| now)*`,
      `(?:i have |ive got |ive )?(?:no idea|no clue)(?: what to do| where to go| what to do (?:now|next|here))*`,
      `where to(?: now| next| go| go now| go next)*`,
    ),
  ],
  [
    'errand',
    any(
      `(?:what|whats|which)(?: ${is})? (?:my|our|the) (?:quests?|mission|goal|goals|job|task|objective|objectives|purpose|aim|errand|plot|story|point|assignment)(?: here| again| now| right now)*`,
      `why ${is} (?:i|we)(?: even)? here`,
      `what (?:are|am|were) ${i} (?:supposed to do|meant to do|doing|looking for|after|here for|trying to do|searching for)(?: here| again| now)*`,
      `(?:quests?|objectives?|goals?|mission|quest log|journal)`,
      `what did ${i} come (?:here )?for`,
      `(?:what|whats)(?: else)?(?: ${is})?(?: still)?(?: left| missing| open| unfinished| remaining| there)+(?: for (?:me|us))?(?: to (?:do|find|find out|solve|finish|be done|figure out))?${soFar}`,
      `what (?:else )?(?:do|have|must|should) ${i} (?:still|else)?(?: still)? ?(?:have|need|got)?(?: left)? ?to do${soFar}`,
      `what (?:havent ${i}|have ${i} not|didnt ${i}|did ${i} not) (?:done|do|finished|finish|solved|solve|found|find)${soFar}`,
      `what (?:remains|still needs doing|needs doing|needs to be done)(?: to be done| to do)?`,
    ),
  ],
  [
    'known',
    any(
      `what (?:do|did|have|has) (?:i|we|the party) (?:know|learn|learned|learnt|found out|find out|figured out|discovered|seen|heard|got|have|remember|recall)${soFar}`,
      `(?:recap|summary|summari[sz]e|notes|my notes|our notes|story so far|the story so far|what we know|everything we know|what i know|clues|our clues|leads|our leads)${soFar}`,
      `(?:what|whats) (?:happened|has happened|happened here|been happening)(?: so far| last time| last session| before| up to now| recently)*`,
      `what (?:clues|leads|information|info|evidence) (?:do|have) ${i}(?: have| found| got)?${soFar}`,
    ),
  ],
]

const longest = 90

/** Out of the story, a word of the dice or of a rule is enough. */
function matterAside(words: string): Matter {
  if (/\b(?:how (?:do|does|can|would|is)|rules?|explain|what does)\b/iu.test(words)) return 'rules'
  return /\b(?:dc|rolls?|rolled|dice|die|check|modifier|bonus|difficulty)\b/iu.test(words) ? 'roll' : 'aside'
}

/** What of the table's own a line asks for; undefined for everything that happens in the story. */
export function matterIn(line: string): Matter | undefined {
  const aside = asideIn(line)
  return aside === undefined ? matterOf(line) : (matterOf(aside) ?? matterAside(aside))
}

/** `I'm lost. Any hints?` asks twice for one thing: the last of it, where all of it is for the table. */
function matterOf(line: string): Matter | undefined {
  if (line.length > longest * 2) return undefined
  const pieces = line
    .split(/(?<=[.!?;])\s+|,?\s+and\s+(?=(?:how|what|who|where|when|is|are)\b)/iu)
    .filter(piece => /\p{L}/u.test(piece))
  const found = pieces.length > 1 && pieces.length < 4 ? pieces.map(matterOfOne) : [undefined]
  return found.includes(undefined) ? matterOfOne(line) : found.at(-1)
}

function matterOfOne(line: string): Matter | undefined {
  const tokens = tokensOf(line)
  if (tokens.length === 0 || tokens.length > 16 || tokens.some(({ speech }) => speech !== undefined)) return undefined
  const words = tokens.map(({ text }) => text).join(' ')
  if (words.length > longest) return undefined
  const plain = words.replaceAll(/ (?:even|actually|really|exactly)(?= )/gu, '').replace(trailing, '')
  const asked = [words, words.replace(lead, ''), plain, plain.replace(lead, '')]
  return matters.find(([, pattern]) => asked.some(one => pattern.test(one)))?.[0]
}
