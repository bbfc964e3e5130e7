/** What a scripted model says, whichever wire it says it over. */

export type ScriptedCall = {
  readonly name: string
  /** A value is sent as JSON; a text is sent as it is, however broken. */
  readonly takes: unknown
  readonly id?: string
}

export type Finish = 'stop' | 'length' | 'tool-calls' | 'refusal'

export type Counted = {
  readonly input: number
  readonly output: number
  readonly cachedRead?: number
  readonly cachedWrite?: number
}

/** Trouble on the way. Bytes are counted in the body of the answer. */
export type Trouble =
  | { readonly type: 'status'; readonly status: number; readonly says?: string; readonly headers?: Headers }
  /** `drop` breaks the connection; `end` closes it politely, as a proxy in the way would. */
  | { readonly type: 'cut'; readonly at: number; readonly how: 'drop' | 'end' }
  /** Nothing more comes, and somebody is told so. */
  | { readonly type: 'silent'; readonly tell?: () => void }
  | { readonly type: 'stall'; readonly at: number; readonly tell?: () => void }
  | { readonly type: 'garbled'; readonly at: number }
  /** The provider's own error, in the middle of a stream that began well. */
  | { readonly type: 'error-frame'; readonly kind: string; readonly says: string; readonly afterFrames: number }

type Headers = Readonly<Record<string, string>>

export type ScriptedAnswer = {
  /** A list is sent piece by piece as it stands; a text is cut into pieces. */
  readonly text?: string | readonly string[]
  /** How many letters of words, or of a tool's arguments, are sent at a time. */
  readonly piece?: number
  readonly argumentsPiece?: number
  readonly calls?: readonly ScriptedCall[]
  readonly finish?: Finish
  readonly usage?: Counted | 'none'
  readonly trouble?: Trouble
  /** Holds the answer back after so many frames, for tests that look at what has come so far. */
  readonly hold?: { readonly afterFrames: number; readonly until: Promise<void> }
}

export const finishOf = ({ finish, calls }: ScriptedAnswer): Finish =>
  finish ?? ((calls?.length ?? 0) > 0 ? 'tool-calls' : 'stop')

export const countedOf = ({ usage }: ScriptedAnswer): Counted | undefined =>
  usage === 'none' ? undefined : (usage ?? { input: 100, output: 20 })

const usualPiece = 7

export const piecesOf = (text: string | readonly string[], { piece = usualPiece }: ScriptedAnswer): readonly string[] =>
  typeof text === 'string' ? cut(text, piece) : text

const cut = (text: string, length: number): readonly string[] =>
  Array.from({ length: Math.ceil(text.length / length) }, (_, at) => text.slice(at * length, (at + 1) * length))

/** What a tool is called with, in the pieces that are sent. */
export const argumentPiecesOf = (
  call: ScriptedCall,
  { argumentsPiece = usualPiece }: ScriptedAnswer,
): readonly string[] => cut(argumentsOf(call), argumentsPiece)

export const argumentsOf = ({ takes }: ScriptedCall): string =>
  typeof takes === 'string' ? takes : JSON.stringify(takes)

/** One request after another may be asked for the same ids, so they are told by place. */
export const idOf = (call: ScriptedCall, index: number): string => call.id ?? `call-${index + 1}`
