/**
 * How a message is laid out as text. A shape names each field of a message once, in the order it is printed; printer and
 * parser both follow it, so neither can know a field that the other has forgotten.
 */

/** `plain` is bare on its line, `quoted` in double quotes, `block` under a `|`. All fall back on quotes when they must. */
type TextField = {
  readonly kind: 'text'
  readonly style: 'plain' | 'quoted' | 'block'
  readonly required: boolean
}
export type ChoiceField = { readonly kind: 'choice'; readonly of: readonly string[]; readonly required: boolean }
/** Left out means false: a promise counts only when it is made. */
type FlagField = { readonly kind: 'flag' }
/** Left out means empty, unless it is required. */
type ListField = { readonly kind: 'list'; readonly required: boolean }
/** A list of maps; an item that is a bare word fills the `lone` field, since models leave the rest out. */
export type MapsField = {
  readonly kind: 'maps'
  readonly required: boolean
  readonly fields: Fields
  readonly lone: string
}
/** Text under a `## Heading` of its own. */
export type SectionField = { readonly kind: 'section'; readonly heading: string; readonly required: boolean }
/** Text after the header. Beside other sections it stands under the heading, so that it is not taken for one of them. */
export type ProseField = { readonly kind: 'prose'; readonly heading?: string; readonly required: boolean }
/** A heading with labelled bullets: `- Check: Stealth`. */
export type LabelsField = {
  readonly kind: 'labels'
  readonly heading: string
  readonly labels: Readonly<Record<string, string>>
}

export type Field =
  | TextField
  | ChoiceField
  | FlagField
  | ListField
  | MapsField
  | SectionField
  | ProseField
  | LabelsField
export type Fields = Readonly<Record<string, Field>>

export type Shape = {
  readonly fields: Fields
  /** The field that stands beside the tag on its line. */
  readonly inline?: string
  /** The field that is set off by a blank line. */
  readonly apart?: string
  /** The field that holds all lines that are no field, where it is not there itself. */
  readonly others?: string
}

type PresenceOf<Value> = { readonly required: undefined extends Value ? false : true }

type FieldFor<Value, Presence> = Value extends boolean
  ? FlagField
  : Value extends string
    ? (TextField | ChoiceField | SectionField | ProseField) & Presence
    : Value extends readonly string[]
      ? ListField
      : Value extends readonly (infer Item)[]
        ? MapsField & { readonly fields: FieldsOf<Item>; readonly lone: keyof Item }
        : LabelsField & { readonly labels: { readonly [Label in keyof Value]: string } }

/** A shape fits its message when it names every field, each with a kind that can carry it, and required exactly when it is. */
type FieldsOf<Of> = {
  readonly [Key in Exclude<keyof Of, 'tag'>]-?: FieldFor<NonNullable<Of[Key]>, PresenceOf<Of[Key]>>
}

export type ShapeOf<Of> = {
  readonly fields: FieldsOf<Of>
  readonly inline?: Exclude<keyof Of, 'tag'>
  readonly apart?: Exclude<keyof Of, 'tag'>
  readonly others?: Exclude<keyof Of, 'tag'>
}

/** `sceneNumber` inside is `scene_number` on the wire. */
export const wireName = (key: string): string => key.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

/** Whether a text field stands after the header rather than in it. */
export const isBody = (field: Field): field is SectionField | ProseField | LabelsField =>
  field.kind === 'section' || field.kind === 'prose' || field.kind === 'labels'

const isRequired = (field: Field): boolean => 'required' in field && field.required

/** What a message takes, in a line: `to, request_type, then ## Scene, ## Request`. What may be left out has a question mark. */
export function layoutOf({ fields }: Shape): string {
  const wordFor = ([key, field]: readonly [string, Field]): string => {
    const name =
      isBody(field) && field.heading !== undefined
        ? `## ${field.heading}`
        : isBody(field)
          ? 'words below'
          : wireName(key)
    const inner = field.kind === 'maps' ? ` (a list, each with ${layoutOf({ fields: field.fields })})` : ''
    const of = field.kind === 'choice' ? ` (${field.of.join(' | ')})` : ''
    return `${name}${isRequired(field) ? '' : '?'}${inner}${of}`
  }
  return Object.entries(fields).map(wordFor).join(', ')
}
