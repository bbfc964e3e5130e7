/**
 * What a question wants to know of a thing: the words it is asked in, and for each kind of page the line that says it.
 * One row a property.
 */
import type { AnswerKind } from './answer.ts'

export type Property = {
  readonly asks: RegExp
  readonly lines: Readonly<Partial<Record<AnswerKind, RegExp>>>
}

const price = /\bCost\b/
const castingLine = /^Casting time/
const block = /^Armor Class/

export const properties: readonly Property[] = [
  { asks: /\b(?:hit points|health)\b/, lines: { monster: block, class: /^Hit die/ } },
  { asks: /\bhit (?:die|dice)\b/, lines: { class: /^Hit die/, monster: block } },
  { asks: /\barmor class\b|\bto hit (?:an?|the)\b/, lines: { monster: block, armour: /\bAC\b/ } },
  {
    asks: /\b(?:speed|fast(?:er|est)?|quick(?:er|est)?|slow(?:er|est)?|walk|run|fly|swim|climb|how far can an? .* (?:move|go))\b/,
    lines: { monster: block, race: /speed/ },
  },
  {
    asks: /\b(?:range|how far (?!can (?:i|you|we|one|somebody|someone|an? (?:character|creature|person|pc))\b)|reach)\b/,
    lines: { spell: castingLine, weapon: /weapon\./ },
  },
  {
    asks: /\b(?:casting time|reactions?|bonus action|not (?:my|your|its|their|his|her) turn|duration|lasts?|how long)\b/,
    lines: { spell: castingLine },
  },
  { asks: /\b(?:concentration|concentrate)\b/, lines: { spell: /Concentration, up to/ } },
  { asks: /\b(?:components?|materials?|ingredients?|needs?|require[sd]?)\b/, lines: { spell: /^Components/ } },
  {
    asks: /\b(?:(?:who|which class(?:es)?|what class(?:es)?) (?:can|gets?|has|have|learns?|casts?|knows?)|spell list|(?:can|does) an? \w+ (?:learn|cast|get|know))\b/,
    lines: { spell: /^Components/ },
  },
  {
    asks: /\b(?:costs?|prices?|expensive|cheap(?:er|est)?|gold|gp|buy|pay|worth)\b/,
    lines: { weapon: price, armour: price, gear: price },
  },
  {
    asks: /\b(?:weigh[st]?|weight|heav(?:y|ier|iest)|lighter|pounds|lbs?)\b/,
    lines: { weapon: price, armour: price, gear: price },
  },
  { asks: /\bdamage\b/, lines: { weapon: /weapon\./, spell: /\d+d\d+/, monster: /Hit: |damage on a failed/ } },
  {
    asks: /\b(?:finesse|versatile|two.?handed|thrown|loading|ammunition|martial|simple)\b/,
    lines: { weapon: /weapon\./ },
  },
  { asks: /\b(?:languages?|speaks?|understands?|talk)\b/, lines: { monster: /^Languages/, race: /Languages/ } },
  {
    asks: /\b(?:how many attacks|multiattack|attacks? (?:a|per|each) (?:turn|round))\b/,
    lines: { monster: /^Multiattack/ },
  },
  { asks: /\bimmun(?:e|ity|ities)\b/, lines: { monster: /^(?:Immune|Condition immun)/ } },
  { asks: /\bresist(?:s|ant|ance|ances)?\b/, lines: { monster: /^Resistant/, race: /resistance/ } },
  {
    asks: /\b(?:vulnerab\w+|weak|weakness|(?:extra|more|double)(?: damage)? from)\b/,
    lines: { monster: /^Vulnerable/ },
  },
  { asks: /\b(?:challenge(?: rating)?|experience(?: points)?|worth)\b/, lines: { monster: /^Challenge/ } },
  { asks: /\bspell (?:saving throw|attack)|\bspellcasting\b/, lines: { monster: /^- (?:Innate )?Spellcasting/ } },
  {
    asks: /\b(?:saves?|saving throws?)\b/,
    lines: { class: /^Hit die/, monster: /^Saving Throws/, spell: /saving throw/ },
  },
  {
    asks: /\b(?:ability scores?|(?:strength|dexterity|constitution|intelligence|wisdom|charisma) (?:scores?|modifiers?)|how (?:strong|wise|smart|clever|agile|intelligent|charismatic))\b/,
    lines: { monster: /^STR / },
  },
  {
    asks: /\b(?:bonus(?:es)?|increases?|stats?|ability scores?|strength|dexterity|constitution|intelligence|wisdom|charisma)\b/,
    lines: { race: /^(?:STR|DEX|CON|INT|WIS|CHA) \+/ },
  },
  {
    asks: /\b(?:(?:what|which) (?:level|school)|level (?:of )?spell|spell level|school)\b/,
    lines: { spell: /^\d\w\w-level |cantrip$/ },
  },
  {
    asks: /\bon (?:others|another|(?:some(?:body|one)|anyone) else|an? (?:ally|friend|companion)|allies|friends|my ?self|your ?self)\b/,
    lines: { spell: /\b(?:touch|target|creature)/ },
  },
  {
    asks: /\b(?:subclass\w*|archetypes?|domains?|circles?|colleges?|oaths?|patrons?|traditions?|origins?|paths?)\b/,
    lines: { class: /^[A-Z][^:.]*: [^:.]*, from level/ },
  },
  {
    asks: /\b(?:(?:take|takes|do|does|deal) (?:full |normal |any )?damage from|hurts?|harm(?:s|ed)?|(?:normal|regular|mundane|ordinary|non-?magical|magical?|silver\w*) (?:weapons?|swords?|attacks?|arrows?))\b/,
    lines: { monster: /^(?:Immune|Resistant|Vulnerable) to/ },
  },
  { asks: /\bskills?\b/, lines: { class: /^Skills/, monster: /^Skills/ } },
  {
    asks: /\b(?:(?:heavy |medium |light )?armor|(?:martial |simple )?weapons?|shields?|tools?)\b/,
    lines: { class: /^Armor/ },
  },
  {
    asks: /\b(?:darkvision|see in the dark|senses?)\b/,
    lines: { monster: /^Senses/, race: /^- (?:Superior )?Darkvision/ },
  },
  { asks: /\b(?:perception|stealth|perceptive)\b/, lines: { monster: /^(?:Senses|Skills)/ } },
  { asks: /\b(?:how old|old|age|lifespan|live)\b/, lines: { race: /\b(?:old|years|age|lives?)\b/ } },
  {
    asks: /\b(?:size|bigg(?:er|est)|big|small(?:er|est)?)\b/,
    lines: { monster: /^(?:Tiny|Small|Medium|Large|Huge|Garg)/, race: /Size/ },
  },
  { asks: /\b(?:stats|stat block|statistics)\b/, lines: { monster: block } },
  { asks: /\b(?:upcast\w*|higher (?:levels?|slots?))\b/, lines: { spell: /^At higher levels/ } },
  { asks: /\bbreath(?:es?)?\b/, lines: { monster: /\bBreath\b/ } },
  { asks: /\b(?:light|bright|illuminat\w+)\b/, lines: { gear: /\blight\b/, spell: /\blight\b/ } },
  {
    asks: /\b(?:how many spells|spells? (?:are )?known|prepar(?:e|es|ed|ing))\b/,
    lines: { class: /^Casts with/ },
  },
  { asks: /\b(?:which|what) (?:spells|cantrips)|\bspells? list\b/, lines: { class: /^Spells of/ } },
  { asks: /\b(?:heals?|healing)\b/, lines: { gear: /hit points/, spell: /hit points/ } },
]
