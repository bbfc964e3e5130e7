/** What kind of moment it is, by the words it is told in. */
import { memo } from '../../../core/memo.ts'
import { situations, type Situation } from './lines/book.ts'

const signs: Readonly<Record<Situation, RegExp>> = {
  threat:
    /\b(?:growl\w*|snarl\w*|footsteps?|ambush\w*|shadows? move\w*|danger\w*|attack\w*|threat\w*|scream\w*|howl\w*|blade drawn|draws? (?:a|his|her|their|the) (?:sword|knife|blade|bow)|followed|watch(?:ed|ing) (?:us|you)|eyes in the|trap\w*|tripwire|hiss\w*|claws?|arrow\w*|crossbow|foes?|enem(?:y|ies)|prowl\w*|stalk\w*|creature|beast|scrap(?:es|ing)|goes out|knock\w*|creak\w*|thud\w*|rustl\w*|something moves|in the dark|hears? something|torch(?:es)? coming|mob|charges?)\b/gi,
  uncanny:
    /\b(?:magic\w*|spell\w*|ghost\w*|undead|skeletons?|zombi\w*|ghoul\w*|glow\w*|rune\w*|spirit\w*|curse\w*|impossibl\w*|whisper\w*|unnatural|haunt\w*|demon\w*|devil\w*|phantom|eerie|possess\w*|ritual\w*|portal|sigil\w*|vision|float\w*|by itself|breathes|hum(?:s|ming)|counts? by)\b/gi,
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

const scoredIn = memo(16, (text): readonly Situation[] =>
  situations
    .map(kind => ({ kind, score: text.match(signs[kind])?.length ?? 0 }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ kind }) => kind),
)

/** The kinds of moment it is, the likeliest first; where it is counts only when nothing happened. */
export function kindsOf(text: string, scene: string): readonly Situation[] {
  const scored = scoredIn(text)
  const told = scored.filter(kind => kind !== 'quiet') // a silence is only that where nothing else is
  if (scored.length > 0) return told.length > 0 ? told.slice(0, 3) : scored
  return scene === '' ? ['quiet'] : kindsOf(scene, '').slice(0, 1)
}
