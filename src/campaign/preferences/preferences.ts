/** What a campaign's people prefer, read from any of the three dialects its preferences are written in. */
import { toNarrativeStyle } from '../style/narrative-style.ts'
import type { NarrativeStyle } from '../style/narrative-style.ts'
import { foldKey, settingsIn } from './settings.ts'

export type Preferences = {
  readonly narrativeStyle?: NarrativeStyle
  /** A style that is set and is none we know: worth telling, and asking again. */
  readonly unknownStyle?: string
  /** As it was written; `readCharacter` makes a character of it. */
  readonly playerCharacter?: string
  /** Everything that was said, by its folded key. A key without a value is in here with an empty one. */
  readonly settings: ReadonlyMap<string, string>
}

const styleKeys = ['narrative_style', 'dialogue_format'] as const
/** A path is surer than a name, so it is asked first where both stand. */
const characterKeys = ['player_character', 'file', 'name'] as const

/** `[choose one]`, `{name}`: a template's words for "nothing yet". */
const isUnset = (value: string): boolean => /^(?:\[.*\]|\{.*\}|<.*>)?$/.test(value.trim())

function firstOf(settings: ReadonlyMap<string, string>, keys: readonly string[]): string | undefined {
  for (const key of keys) {
    const value = settings.get(key)
    if (value !== undefined && !isUnset(value)) return value
  }
  return undefined
}

export function readPreferences(text: string | undefined): Preferences {
  const settings = new Map<string, string>()
  for (const { key, value } of settingsIn(text ?? '')) if (!settings.has(key)) settings.set(key, value)
  const style = firstOf(settings, styleKeys)
  const narrativeStyle = style === undefined ? undefined : toNarrativeStyle(style)
  const playerCharacter = firstOf(settings, characterKeys)
  return {
    settings,
    ...(narrativeStyle !== undefined && { narrativeStyle }),
    ...(style !== undefined && narrativeStyle === undefined && { unknownStyle: style }),
    ...(playerCharacter !== undefined && { playerCharacter }),
  }
}

/** A free key, such as `auto_save` or `whoRolls`, in any spelling. */
export function settingOf({ settings }: Preferences, key: string): string | undefined {
  const value = settings.get(foldKey(key))
  return value === undefined || isUnset(value) ? undefined : value
}

/** A free key that is on or off. Anything else leaves it as it would be without. */
export function isOn(preferences: Preferences, key: string, otherwise: boolean): boolean {
  const value = settingOf(preferences, key)?.toLowerCase() ?? ''
  if (/^(?:true|yes|on|1)\b/.test(value)) return true
  return /^(?:false|no|off|0)\b/.test(value) ? false : otherwise
}
