/** Words that change in the middle, by the word they are forms of. */

const forms = `
bear bore borne|begin began begun|bind bound|bite bit bitten|bleed bled|break broke broken|bring brought|build built
burn burnt|buy bought|catch caught|child children|choose chose chosen|creep crept|deal dealt|die died dying dead death
dig dug|draw drew drawn|dream dreamt|drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|feed fed
fight fought|flee fled|fly flew flown|foot feet|forbid forbade forbidden|forget forgot forgotten|freeze froze frozen
give gave given|grind ground|grow grew grown|hang hung|hide hid hidden|hold held|keep kept|kneel knelt|knife knives
lead led|leave left|lie lay lain|lose lost|man men|melt molten|mouse mice|pay paid|ride rode ridden|ring rang rung
rise rose risen|sell sold|send sent|shake shook shaken|shine shone|shoot shot|sing sang sung|sink sank sunk sunken
sit sat|slay slew slain|sleep slept|speak spoke spoken|spend spent|spin spun|stand stood|steal stole stolen|stick stuck
strike struck stricken|swear swore sworn|sweep swept|swim swam swum|take took taken|teach taught|tear tore torn
tell told|thief thieves|throw threw thrown|tooth teeth|wake woke woken|wear wore worn|weave wove woven|weep wept
wife wives|win won|wind wound|wolf wolves|woman women|write wrote written|be is are was were been being|go went gone
have has had|do does did done|see saw seen|say said|make made|get got gotten|find found|know knew known|come came`

export const irregular: ReadonlyMap<string, string> = new Map(
  forms
    .trim()
    .split(/[|\n]/)
    .flatMap(line => {
      const [base = '', ...others] = line.split(' ')
      return others.map(form => [form, base] as const)
    }),
)
