/** What somebody's life was, and the comparisons that come with it. A fisher speaks of tides, a smith of iron. */

type Trade = {
  readonly sign: RegExp
  /** Bad things, as `like …` and `as much as …`. */
  readonly bad: readonly string[]
  readonly good: readonly string[]
  /** What one learns there: whole sentences. */
  readonly learned: readonly string[]
}

export const trades: Readonly<Record<string, Trade>> = {
  sailor: {
    sign: /\b(?:sail\w*|ship\w*|sea|harbou?r|ferry\w*|fish\w*|boat\w*|river\w*|tide|coast\w*|dock\w*|deck|barge\w*|pilot)\b/gi,
    bad: [
      'a rope about to part',
      'a flat calm with the glass falling',
      'a leak on the windward side',
      'a buoy where no buoy should be',
      'fog with a bell in it',
    ],
    good: [
      'a following wind',
      'the harbour light after a bad night',
      'a dry bunk',
      'a tide that turns when you need it',
    ],
    learned: [
      'You never turn your back on water.',
      'You reef before you need to, or you reef too late.',
      'A quiet crew is a crew with a reason.',
      'What goes overboard comes ashore somewhere.',
    ],
  },
  soldier: {
    sign: /\b(?:soldier\w*|army|militia|guard\w*|sergeant|captain|regiment|war|veteran|mercenar\w*|watch(?:man|woman)?|garrison|fighter|battle\w*|sword\w*)\b/gi,
    bad: [
      'a picket that does not answer',
      'an order with no name under it',
      'a retreat called an advance',
      'a quiet wall at dawn',
      'new boots on the day of the march',
    ],
    good: ['hot soup on a cold watch', 'a relief that comes on time', 'a wall at your back', 'pay day'],
    learned: [
      'You count them before you charge them.',
      'The first plan is for the other side to laugh at.',
      'Whoever sleeps on watch wakes up dead, or ought to.',
      'Nobody is brave on an empty stomach.',
    ],
  },
  hunter: {
    sign: /\b(?:hunt\w*|ranger|track\w*|forest\w*|woods?|trapper|poacher|bow\w*|wild\w*|game|hounds?|marsh\w*|fen\w*|moor\w*|outlander)\b/gi,
    bad: [
      'a trail that stops in the open',
      'birds going up all at once',
      'a snare somebody else has emptied',
      'blood with no tracks around it',
    ],
    good: [
      'a clean track after rain',
      'a dry hollow out of the wind',
      'the first thrush in spring',
      'a deer that has not heard you',
    ],
    learned: [
      'What runs wants you to follow.',
      'The wind tells them before you do.',
      'You wait, and then you wait again.',
      'Nothing out there hurries unless it must.',
    ],
  },
  healer: {
    sign: /\b(?:heal\w*|midwi\w*|herb\w*|physic\w*|surgeon|medic\w*|nurs\w*|apothecar\w*|infirm\w*|plague|sick|patients?)\b/gi,
    bad: [
      'a fever that goes down too fast',
      'a wound that has stopped hurting',
      'a cough that has learned to hide',
      'clean bandages in a dirty house',
    ],
    good: [
      'a fever breaking',
      'the second day without bleeding',
      'broth kept down',
      'a newborn that is furious about it',
    ],
    learned: [
      'You look at the whole body before you touch the wound.',
      'Those who shout can wait. It is the quiet ones.',
      'People tell you the truth when you are holding the needle.',
      'Rest is a medicine, and nobody will pay for it.',
    ],
  },
  priest: {
    sign: /\b(?:priest\w*|cleric|temple|monaster\w*|monk\w*|nun|acolyte|shrine|church|abbey|prayer\w*|pray\w*|holy|faith|god(?:dess|s)?|paladin|oath)\b/gi,
    bad: [
      'a chapel with the candles still warm and nobody in it',
      'a blessing said backwards',
      'a bell that rings by itself',
      'an altar swept too clean',
    ],
    good: [
      'the bell for the end of fasting',
      'a lamp left burning for a stranger',
      'an honest confession',
      'the hush before the first psalm',
    ],
    learned: [
      'People kneel for many reasons, and few of them are prayer.',
      'The dead are easier to serve than the living.',
      'You keep the lamp lit whether anybody comes or not.',
      'Silence is an answer too, if you let it finish.',
    ],
  },
  thief: {
    sign: /\b(?:thief|thiev\w*|rogue|burgl\w*|smuggl\w*|pickpocket|criminal|street\w*|con(?: artist|man|woman)?|swindl\w*|gang|fence|gutter|urchin|gambl\w*|cards?|lock\w*|spy)\b/gi,
    bad: [
      'a window left open on purpose',
      'a dog that does not bark',
      'a mark who smiles first',
      'a purse that is too easy',
    ],
    good: ['a drunk watchman', 'a lock older than its key', 'a moonless night', 'somebody else paying'],
    learned: [
      'You plan the way out first and the way in second.',
      'Nobody looks up. Nobody ever looks up.',
      'The richer the house, the worse the cellar door.',
      'When three people know a thing, two of them are selling it.',
    ],
  },
  scholar: {
    sign: /\b(?:scholar\w*|wizard\w*|sage|librar\w*|book\w*|student|academ\w*|universit\w*|scribe|archiv\w*|chart\w*|maps?|mage|alchem\w*|astronom\w*|teacher|apprentice)\b/gi,
    bad: [
      'a page cut out with a very sharp knife',
      'a footnote in another hand',
      'a result that comes out right the first time',
      'an index with one entry missing',
    ],
    good: ['a margin full of honest doubts', 'a clean proof', 'an uncut book', 'a quiet room with north light'],
    learned: [
      'When two sources agree too well, one has copied.',
      'A thing nobody has written down has usually been seen by everybody.',
      'One reads the last page first, if one wishes to live.',
      'The question is generally older than the answer.',
    ],
  },
  smith: {
    sign: /\b(?:smith\w*|forge|anvil|mason|miner|mines?|carpent\w*|craft\w*|artisan|builder|tinker\w*|hammer|iron|stone\w*|wright|engineer|potter|weaver|guild)\b/gi,
    bad: [
      'a crack you hear before you see it',
      'cheap iron with a good polish',
      'a beam that has started to talk',
      'a joint somebody hid with plaster',
    ],
    good: [
      'a seam that rings true',
      'good steel at the right heat',
      'a door that closes with one finger',
      'a wall built by somebody who would live behind it',
    ],
    learned: [
      'You can hurry the work or you can do it.',
      'Everything breaks where somebody saved a penny.',
      'Look at the joints. Nobody lies in the joints.',
      'Cold iron forgives nothing.',
    ],
  },
  farmer: {
    sign: /\b(?:farm\w*|village\w*|shepherd\w*|miller|orchard\w*|folk hero|peasant|sheep|goats?|cattle|plough|harvest|field\w*|hearth|cook\w*|baker|inn(?:keeper)?|tavern|kitchen|brew\w*)\b/gi,
    bad: [
      'rain on cut hay',
      'a gate left open',
      'a hen that crows',
      'milk that turns before noon',
      'a stranger buying seed in winter',
    ],
    good: [
      'bread still too hot to cut',
      'a full barn and a shut door',
      'the first warm evening',
      'rain the day after sowing',
    ],
    learned: [
      'You feed the beasts before you feed yourself.',
      'What you put in the ground comes up, and that goes for bodies too.',
      'Weather does not take sides.',
      'There is always work, so there is always a tomorrow.',
    ],
  },
  noble: {
    sign: /\b(?:noble\w*|court\w*|lord|lady|house of|heir\w*|estate|duke|baron\w*|knight\w*|squire|aristocrat\w*|title|diplomat\w*|merchant\w*|trader|banker|politic\w*)\b/gi,
    bad: [
      'an invitation without a seal',
      'a compliment from a creditor',
      'a seat too near the door',
      'a contract with a blank on the last page',
    ],
    good: [
      'a debt paid unasked',
      'a table where nobody is counting',
      'a promise kept in public',
      'a well-timed silence',
    ],
    learned: [
      'Whoever speaks first has already paid.',
      'Manners are armour that nobody makes you take off at the door.',
      'There is always somebody behind the somebody.',
      'A favour is a loan with better handwriting.',
    ],
  },
  player: {
    sign: /\b(?:bard\w*|minstrel|actor|actress|entertain\w*|singer|song\w*|music\w*|lute|fiddle|stage|theat\w*|danc\w*|circus|storytell\w*|poet\w*|troupe|juggl\w*)\b/gi,
    bad: [
      'a house that laughs in the wrong place',
      'a string that goes in the second verse',
      'applause before the end',
      'an empty front row',
    ],
    good: [
      'a full house with rain outside',
      'a chorus they sing without being asked',
      'a good entrance',
      'the quiet after the last note',
    ],
    learned: [
      'You always know the exits, and you always know the drunks.',
      'If you must lie, lie in rhyme.',
      'They forgive a wrong note before they forgive a dull one.',
      'The villain never thinks it is that kind of play.',
    ],
  },
  wild: {
    sign: /\b(?:druid\w*|shaman\w*|hermit\w*|nomad\w*|tribe|tribal|barbarian|clan\w*|spirits?|witch\w*|hedge|wolf|wolves|bear|mountain\w*|herd\w*|steppe|elders?|grove)\b/gi,
    bad: [
      'a spring that has gone silent',
      'a tree struck twice',
      'wolves that do not look at you',
      'a ring of mushrooms indoors',
    ],
    good: [
      'smoke from your own fire, seen from the ridge',
      'the herd coming down before the snow',
      'a warm stone at evening',
      'an owl that minds its own business',
    ],
    learned: [
      'The ground remembers who walked on it.',
      'You ask before you take, even when nobody is there to ask.',
      'A fed thing is not a tame thing.',
      'The old ones said little, and were right about most of it.',
    ],
  },
}

/** The trade most spoken of; a farmer's child where nothing is said. */
export function tradeOf(text: string): string {
  const found = Object.entries(trades)
    .map(([trade, { sign }]) => ({ trade, score: text.match(sign)?.length ?? 0 }))
    .sort((one, other) => other.score - one.score)[0]
  return found === undefined || found.score === 0 ? 'farmer' : found.trade
}
