/** Enough of English verbs to change who does something and when: `she counts` is `I count`, and later `I counted`. */

const regular =
  'accept ache act add admit agree aim allow amuse answer appear argue arrive ask attack avoid back bar bargain beckon beg believe belong blame bless block boast borrow bow brace breathe brush burn bury call care carry cast catch cause change charge check cherish choke claim clap clean clear clench climb close collapse collect comfort command complain conceal confess consider continue cook correct cough count cover crack crave crawl creak cross crouch crumple cry curse cut dance dare decide defend demand deny descend deserve despise die disappear discover dislike distrust dodge doubt drag draw dread dream dress drift drink drip drop drum duck echo edge eat empty end enjoy enter escape examine expect explain explore eye face fade fail fear feed feel fidget fill finger finish fire fix flare flash flee flicker flinch float flood flow fold follow force forget forgive fumble gasp gather gaze gesture glance gleam glow grab grasp greet grin grip groan growl grumble grunt guard guess halt hammer hand handle hang happen hate haul heal heap heave help hesitate hide hiss hobble hoist hold honour hope hover howl hum hunt hurl hurry ignore imagine insist inspect invite itch jam jerk join joke judge jump keep kick kill kneel knock know label land laugh lead lean leap learn leave lend lift light like limp linger listen live lock look loom loosen lose love lower lurk maintain manage march mark matter mean meet melt mend mention mock moan motion mount mourn move murmur mutter name need nod notice obey object offer open order owe own pace pack pass pat pause pay peel peer pick pile pinch place plan plant play plead point polish ponder pour praise pray prefer press pretend prod promise protect prove pull punch push put quote raise rake rap rattle reach react read rear reason recall reckon recognise recognize reel refuse regard regret relax release rely remain remember remind repair repeat reply report resent resist respect rest return reveal ride ring rise risk roar rock roll rub ruin run rush sail save say scan scatter scold scowl scramble scrape scratch scream search see seem seize sell send sense separate serve settle shake share sharpen shelter shift shine shiver shoot shout shove show shrug shut shudder sigh sing sink sit slam sleep slide slip slow smack smell smile smoke snap snarl sneak sneer sniff snort soften solve sort speak spend spill spin spit splash spot spread squeeze squint stagger stand stare start state stay steady steal step stick still stir stitch stop straighten stretch strike stroke study stumble suck suffer suggest summon support suspect swallow sway swear sweat sweep swing take talk tap taste teach tear tease tell tempt tense test thank think threaten throw tie tighten tilt tip tire toss touch trace track trade trail treat tremble trip trouble trust try tuck tug turn twist understand unfold unlock urge use vanish vow wait wake walk wander want warm warn wash waste watch wave weep weigh welcome whisper whistle win wince wink wipe wish wonder work worry wrap write yawn yell yield apologise apologize become begin tidy admire adjust approach arrange announce assume aim bargain bite bounce chatter chew circle coax copy crack crow dig draft dust flatter flick frown gesture giggle glare gnaw grieve grimace hammer haggle hint hurt ink knit lick loathe measure mumble note peek perch plant pluck pocket polish poke prop quiet quarrel recite rehearse resent rummage salute scribble shuffle sketch smooth sniff snore squat stammer stash stoop straddle survey sulk tidy tinker toy trust tut twirl underline unpick vex volunteer wager weave whittle wrestle'

const further =
  'address aim awake bake banish barge bash batter bend besiege bind blaze bless bloom blossom boil bolt boo breach brighten calm carve channel chase cheat chew clang clank clatter clutch confess conjure crash crawl creep cross crouch crumble crumple crunch crush curse darken dart dash decay deepen deny dim discuss dismiss dispel dissolve ditch dodge douse doze drain draw drip drive duck dupe earn elude enchant encircle erase evade evaporate fasten fetch fidget flatten flush freshen gain gladden glimmer glint gnash grant greet grind gulp gush hail heckle heft herd hoist hop hum hurtle hush ignite impress intone jab jangle jeer jingle jog jostle jot kindle ladle lash latch lie lighten loose lunge lurch mash melt miss mix munch nibble nudge oppress outflank outrun outwit paddle parry pass pelt pierce pillage pivot plunder poke possess pour prick prod pry pull pursue quench quicken rattle recite recline reload rinse ripen rob rot rotate rouse rust sadden scan scoop scorch scour scrub search shatter sheathe shimmer shrink shrivel shush signal sip skip slacken slash slice slink slit slither slouch slump slurp smash smoulder snag snatch snooze snuff soak soar soothe sort spare sparkle splinter sprawl sprint sprout spurt squash squirm stab stalk steer stiffen stir stoke straighten stride stroll summon surround swell swindle switch swivel swoop thaw thicken thrash thrust topple trace trickle trudge tug tumble twinkle unbind unbolt unbuckle unbutton unfasten unlatch unload unpack unsheathe untie vault wade whimper whine whirr whoop wither wriggle wring writhe'

const irregular: Readonly<Record<string, string>> = {
  be: 'was',
  become: 'became',
  begin: 'began',
  bend: 'bent',
  bite: 'bit',
  bleed: 'bled',
  bind: 'bound',
  unbind: 'unbound',
  awake: 'awoke',
  blow: 'blew',
  break: 'broke',
  bring: 'brought',
  build: 'built',
  burst: 'burst',
  cast: 'cast',
  cost: 'cost',
  buy: 'bought',
  catch: 'caught',
  choose: 'chose',
  cling: 'clung',
  come: 'came',
  creep: 'crept',
  cut: 'cut',
  deal: 'dealt',
  dig: 'dug',
  do: 'did',
  draw: 'drew',
  drink: 'drank',
  drive: 'drove',
  eat: 'ate',
  fall: 'fell',
  feed: 'fed',
  feel: 'felt',
  fight: 'fought',
  find: 'found',
  flee: 'fled',
  fling: 'flung',
  fly: 'flew',
  forget: 'forgot',
  forgive: 'forgave',
  freeze: 'froze',
  get: 'got',
  give: 'gave',
  go: 'went',
  grind: 'ground',
  grow: 'grew',
  hang: 'hung',
  have: 'had',
  hear: 'heard',
  hide: 'hid',
  hit: 'hit',
  hold: 'held',
  hurt: 'hurt',
  keep: 'kept',
  kneel: 'knelt',
  know: 'knew',
  lay: 'laid',
  lead: 'led',
  leap: 'leapt',
  leave: 'left',
  lend: 'lent',
  let: 'let',
  lie: 'lay',
  light: 'lit',
  lose: 'lost',
  make: 'made',
  mean: 'meant',
  meet: 'met',
  pay: 'paid',
  put: 'put',
  read: 'read',
  ride: 'rode',
  ring: 'rang',
  rise: 'rose',
  run: 'ran',
  say: 'said',
  see: 'saw',
  seek: 'sought',
  sell: 'sold',
  send: 'sent',
  set: 'set',
  shake: 'shook',
  shine: 'shone',
  shoot: 'shot',
  shrink: 'shrank',
  shut: 'shut',
  slit: 'slit',
  sing: 'sang',
  sink: 'sank',
  sit: 'sat',
  sleep: 'slept',
  slide: 'slid',
  speak: 'spoke',
  spend: 'spent',
  spin: 'spun',
  spit: 'spat',
  split: 'split',
  spread: 'spread',
  spring: 'sprang',
  stand: 'stood',
  steal: 'stole',
  stick: 'stuck',
  sting: 'stung',
  stink: 'stank',
  strike: 'struck',
  swear: 'swore',
  sweep: 'swept',
  swim: 'swam',
  swing: 'swung',
  take: 'took',
  teach: 'taught',
  tear: 'tore',
  tell: 'told',
  think: 'thought',
  thrust: 'thrust',
  throw: 'threw',
  understand: 'understood',
  wake: 'woke',
  wear: 'wore',
  weep: 'wept',
  win: 'won',
  wind: 'wound',
  write: 'wrote',
}

const bases: ReadonlySet<string> = new Set([...regular.split(' '), ...further.split(' '), ...Object.keys(irregular)])

/** Verbs whose last letter is doubled before an ending. */
const doubling =
  /^(?:admit|bar|beg|chat|clap|cut|drag|drip|drop|drum|flap|signal|travel|jot|nab|rob|mug|con|hop|skip|bat|ram|snag|trap|chop|chat|trot|dim|stab|pin|rig|scrub|nap|stun|sag|dab|dip|fit|hug|jog|lap|map|mop|nag|net|peg|pit|pop|rip|sip|sob|sum|swap|throb|trek|trim|wag|zip|grab|grin|grip|hum|jam|knit|nod|pat|plan|prod|rap|rub|scan|shrug|skim|slam|slap|slip|snap|step|stir|stop|strip|strum|tap|tip|trip|tug|wrap)$/

/** `counts` to `count`; undefined when it is not the third person of a verb we know. */
export function baseOf(word: string): string | undefined {
  if (word === 'is' || word === 'are') return 'be'
  if (word === 'has') return 'have'
  if (word === 'does') return 'do'
  if (word === 'goes') return 'go'
  const tries = [
    ...(word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : []),
    ...(/(?:ch|sh|ss|x|z)es$/.test(word) ? [word.slice(0, -2)] : []),
    ...(/[^s]s$/.test(word) ? [word.slice(0, -1)] : []),
  ]
  return tries.find(one => bases.has(one))
}

const participles =
  'been gone done seen taken given known shown spoken broken chosen fallen hidden written eaten driven drawn grown thrown flown worn torn sworn stolen frozen forgotten forgiven beaten shaken risen begun drunk sung sunk rung swum come become run'

const pasts: ReadonlySet<string> = new Set([...Object.values(irregular), 'were', ...participles.split(' ')])

/** Told as past already: `went`, `carried`. What is the same in both tenses counts too. */
export const isPast = (word: string): boolean =>
  pasts.has(word) ||
  (/[a-z]{2,}ed$/.test(word) &&
    !/^(?:need|feed|bleed|breed|speed|heed|seed|weed|shed|indeed|hundred|naked|wicked|sacred|bed|red|sled|embed|exceed|succeed|proceed)$/.test(
      word,
    ))

export const isBase = (word: string): boolean => bases.has(word)

/** `count` to `counts`. */
export function thirdOf(base: string): string {
  if (base === 'be') return 'is'
  if (base === 'have') return 'has'
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`
  return /(?:ch|sh|ss|x|z|o)$/.test(base) ? `${base}es` : `${base}s`
}

/** `count` to `counted`, `go` to `went`. */
export function pastOf(base: string): string {
  const known = Object.hasOwn(irregular, base) ? irregular[base] : undefined
  if (known !== undefined) return known
  if (base.endsWith('e')) return `${base}d`
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`
  return doubling.test(base) ? `${base}${base.at(-1) ?? ''}ed` : `${base}ed`
}
