/** The samples of a page: fenced blocks marked `console`, a `$ ` before each command and what it prints below it. */

export type Sample = { readonly line: number; readonly command: string; readonly expected: string }

export function samplesIn(page: string): readonly Sample[] {
  const samples: Sample[] = []
  let isOpen = false
  for (const [index, text] of page.split('\n').entries()) {
    const last = samples.at(-1)
    if (text.startsWith('```')) isOpen = text === '```console'
    else if (isOpen && text.startsWith('$ ')) samples.push({ line: index + 1, command: text.slice(2), expected: '' })
    else if (isOpen && last) samples[samples.length - 1] = { ...last, expected: `${last.expected}${text}\n` }
  }
  return samples
}
