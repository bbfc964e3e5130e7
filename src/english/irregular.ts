/** Words that change in the middle: the one table of them, verbs with past and participle, nouns with their plural. */

const verbs = `
awake awoke awoken|be was been|bear bore borne|beat beat beaten|become became become|begin began begun|bend bent
bind bound|unbind unbound|bite bit bitten|bleed bled|blow blew blown|break broke broken|bring brought|build built
burst burst|buy bought|cast cast|catch caught|choose chose chosen|cling clung|come came come|overcome overcame|cost cost
creep crept|cut cut|deal dealt|dig dug|do did done|draw drew drawn|drink drank drunk|drive drove driven|eat ate eaten
fall fell fallen|feed fed|feel felt|fight fought|find found|flee fled|fling flung|fly flew flown|forbid forbade forbidden
forget forgot forgotten|forgive forgave forgiven|freeze froze frozen|get got gotten|give gave given|go went gone
grind ground|grow grew grown|hang hung|have had|hear heard|hide hid hidden|hit hit|hold held|hurt hurt|keep kept
kneel knelt|know knew known|lay laid|lead led|leap leapt|leave left|lend lent|let let|lie lay lain|light lit|lose lost
make made|mean meant|meet met|pay paid|put put|read read|ride rode ridden|ring rang rung|rise rose risen|run ran run
say said|see saw seen|seek sought|sell sold|send sent|set set|sew sewed sewn|shake shook shaken|shine shone|shoot shot
show showed shown|shrink shrank shrunk|shut shut|sing sang sung|sink sank sunk|sit sat|slay slew slain|sleep slept
slide slid|slit slit|speak spoke spoken|spend spent|spin spun|spit spat|split split|spread spread|spring sprang sprung
stand stood|steal stole stolen|stick stuck|sting stung|stink stank stunk|strike struck stricken|swear swore sworn
sweep swept|swim swam swum|swing swung|take took taken|teach taught|tear tore torn|tell told|think thought
throw threw thrown|thrust thrust|understand understood|wake woke woken|wear wore worn|weave wove woven|weep wept
win won|wind wound|write wrote written`

/** Regular as well, or of the same family: `burnt`, `dying`, `dead`. */
const kin = `burn burnt|learn learnt|dream dreamt|die died dying dead death|lie lying|tie tying|melt molten|sink sunken
be is are am were being|have has|do does|go goes`

const nouns = `child children|elf elves|dwarf dwarves|foot feet|goose geese|half halves|knife knives|leaf leaves
life lives|loaf loaves|man men|mouse mice|person people|shelf shelves|staff staves|thief thieves|tooth teeth|wife wives
wolf wolves|woman women|sheep sheep|fish fish|deer deer`

const rows = (table: string): readonly (readonly string[])[] =>
  table
    .trim()
    .split(/[|\n]/)
    .map(row => row.trim().split(' '))

const verbRows = rows(verbs)
const nounRows = rows(nouns)

/** Any irregular form, by the word it is a form of. */
export const irregular: ReadonlyMap<string, string> = new Map(
  [...verbRows, ...rows(kin), ...nounRows].flatMap(([base = '', ...forms]) =>
    forms.filter(form => form !== base).map(form => [form, base] as const),
  ),
)

/** `go` to `went`. */
export const irregularPasts: ReadonlyMap<string, string> = new Map(
  verbRows.map(([base = '', past = '']) => [base, past]),
)

/** `went`, `gone`: whatever tells of what is over. */
export const pastForms: ReadonlySet<string> = new Set(['were', ...verbRows.flatMap(([, ...forms]) => forms)])

export const irregularPlurals: ReadonlyMap<string, string> = new Map(
  nounRows.map(([one = '', several = '']) => [one, several]),
)
