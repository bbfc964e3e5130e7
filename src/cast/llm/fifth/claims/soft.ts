/**
 * Claims without a number or a plain verb: a blade that goes home, blood that was never drawn, a door that gives way, a pouch
 * that grows heavier, what the player's own character feels and says. Each is held against what the rules decided.
 */
import type { Clause, Sentence } from './clauses.ts'
import { eventsOf, sideOf, type Facts, type Someone } from './facts.ts'

/** A weapon that arrives, whoever's it is: only where somebody strikes at all can it be told, and then one must have hit. */
const arrives =
  /\b(?:blade|(?:long|short|great|broad)?sword|steel|point|edge|dagger|knife|axe|spear|arrow|bolt|mace|hammer|blow|thrust|cut|swing|shot)\b[^.;]{0,40}?\b(?:goes? home|finds? (?:its|the) mark|finds? flesh|bites? (?:deep|home|flesh)|strikes? home|lands? (?:true|hard|square)|slides? (?:in )?between (?:the|his|her|its|their) ribs|sinks? (?:in|deep|to the hilt)|comes? (?:away|back) (?:red|wet|bloody)|opens? (?:him|her|it|them) up)\b/iu

const bleeds =
  /\b(?:blood (?:sprays?|spurts?|wells? (?:up )?from|runs? (?:down|from)|pours? from)|(?:reels?|staggers?|cries? out|howls?|gasps?) (?:from|at|with) (?:the )?(?:wound|pain|blow)|clutch(?:es|ing) (?:at )?(?:the|his|her|its|their) (?:wound|side|belly))\b/iu

const named = (sentence: Sentence, side: 'party' | 'foes'): readonly Someone[] =>
  sentence.mentions.flatMap(({ who }) => who).filter(one => sideOf(one) === side)

/** Where none of the attacks that can be meant has hit, no blade goes home; in a fight it takes an attack at all. */
function falseArrival(sentence: Sentence, facts: Facts): string | undefined {
  if (!arrives.test(sentence.text) || isDenied(sentence)) return undefined
  const attacks = eventsOf(facts, 'attack-made')
  const who = new Set(sentence.mentions.flatMap(mention => mention.who).map(({ id }) => id))
  const meant = who.size === 0 ? attacks : attacks.filter(one => who.has(one.who) || who.has(one.target))
  const isHurt = eventsOf(facts, 'damage-taken').some(one => who.size === 0 || who.has(one.who))
  if (isHurt || meant.some(({ hit }) => hit)) return undefined
  if (meant.length > 0) return 'Of those attacks none hit.'
  return facts.isFight && who.size > 0 ? 'Nobody made that attack.' : undefined
}

/** Nobody bleeds in a fight who was not hurt in it. */
function falseBlood(sentence: Sentence, facts: Facts): string | undefined {
  if (!facts.isFight || !bleeds.test(sentence.text) || isDenied(sentence)) return undefined
  const who = [...named(sentence, 'party'), ...named(sentence, 'foes')]
  const isWhole = ({ id, now }: Someone): boolean =>
    now !== undefined &&
    now.hitPoints >= now.maxHitPoints &&
    !eventsOf(facts, 'damage-taken').some(one => one.who === id)
  return who.length > 0 && who.every(isWhole) ? `${who[0]?.name ?? ''} is not hurt.` : undefined
}

const isDenied = ({ text }: Sentence): boolean =>
  /\b(?:not|never|no|nothing|nobody|nowhere|almost|nearly|misses|short|air|instead of)\b|n['’]t\b/iu.test(text)

const grows =
  /\b(?:level(?:s|led)? up|(?:gains?|earns?|receives?) (?:\d[\d,]* )?(?:experience|xp)|reach(?:es)? level|(?:is|are) now level)\b/iu

/** Growth is the rules' to give. */
function falseGrowth({ text }: Sentence, facts: Facts): string | undefined {
  const isGiven = facts.events.some(({ type }) => /experience|xp|level/.test(type))
  return grows.test(text) && !isGiven ? 'Nobody gained experience or a level.' : undefined
}

const pouch = /\b(?:purse|pouch|pockets?) (?:grows?|is|are|feels?) (?:heavier|fuller|full of (?:coin|gold|silver))\b/iu

function falsePurse({ text }: Sentence, facts: Facts): string | undefined {
  return pouch.test(text) && eventsOf(facts, 'gold-changed').length === 0 ? 'No coin changed hands.' : undefined
}

export const falseSoftly = (sentence: Sentence, facts: Facts): readonly string[] =>
  [
    falseArrival(sentence, facts),
    falseBlood(sentence, facts),
    falseGrowth(sentence, facts),
    falsePurse(sentence, facts),
  ].filter(why => why !== undefined)

/** What only a player may say of their character: a wish, a choice, a feeling, a word. */
const chosen =
  /^(?:\s*(?:suddenly|then|now|at once|without thinking|slowly),?)?\s*(?:decides?|chooses?|agrees?|refuses?|realises?|realizes?|resolves?|vows?|swears?|promises?|forgives?|trusts?|loves?|hates?|regrets?|wants? to|longs? to|(?:is|are) (?:terrified|ashamed|in love|delighted|furious|heartbroken|overjoyed))\b/iu

/** Words put into the mouth or the heart of whoever the human plays; `you` is nobody else. */
export function wordsPutIn(clause: Clause): string | undefined {
  const [, rest] = /^\s*you\b(.*)$/isu.exec(clause.text) ?? []
  if (rest === undefined || clause.isNegated) return undefined
  return chosen.test(rest) ? "What the player's character wants, feels and decides is the player's to say." : undefined
}
