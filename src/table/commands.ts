/** What a person means by a line that is not for the story: save, stop, step away, come back. */

export type Command = 'save' | 'end' | 'away' | 'back'

const spellings: readonly (readonly [Command, RegExp])[] = [
  ['save', /^(?:please\s+)?(?:let'?s\s+)?save(?:\s+(?:the\s+)?(?:game|session|here|now|progress))?$/],
  [
    'end',
    /^(?:stop|quit|exit|end|goodbye|(?:let'?s\s+)?(?:stop|end)(?:\s+(?:here|now|for (?:today|tonight|now)|(?:the\s+)?(?:game|session)))?|i'?d like to stop(?: here)?|that'?s (?:it|all) for (?:today|tonight))$/,
  ],
  [
    'away',
    /^i (?:need|have) to (?:step away|leave (?:for )?a (?:moment|bit)|go)(?: for a (?:moment|bit|while|minute))?$|^brb$/,
  ],
  ['back', /^(?:i'?m|i am) back(?: now)?$/],
]

/** Undefined when the line is for the story: "I stop the cart" is an action, "stop" is a command. */
export function readCommand(line: string): Command | undefined {
  const words = line
    .trim()
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^\//, '')
    .replace(/(?<![.!,\s])[.!,\s]+$/, '')
  return spellings.find(([, shape]) => shape.test(words))?.[0]
}
