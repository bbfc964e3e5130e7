/** The voices there are lines for, as their writers left them: one file each. */
import bold from '../../../../content/oracle/voices/bold.json' with { type: 'json' }
import bright from '../../../../content/oracle/voices/bright.json' with { type: 'json' }
import courtly from '../../../../content/oracle/voices/courtly.json' with { type: 'json' }
import dreamy from '../../../../content/oracle/voices/dreamy.json' with { type: 'json' }
import homespun from '../../../../content/oracle/voices/homespun.json' with { type: 'json' }
import learned from '../../../../content/oracle/voices/learned.json' with { type: 'json' }
import sour from '../../../../content/oracle/voices/sour.json' with { type: 'json' }
import stern from '../../../../content/oracle/voices/stern.json' with { type: 'json' }
import terse from '../../../../content/oracle/voices/terse.json' with { type: 'json' }
import warm from '../../../../content/oracle/voices/warm.json' with { type: 'json' }
import wary from '../../../../content/oracle/voices/wary.json' with { type: 'json' }
import wry from '../../../../content/oracle/voices/wry.json' with { type: 'json' }

export const voices = { terse, wry, warm, stern, learned, bold, wary, dreamy, courtly, homespun, sour, bright } as const

export type Manner = keyof typeof voices
export type VoiceBook = (typeof voices)['warm']
