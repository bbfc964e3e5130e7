/** Takes off what is around the JSON: a mark of byte order, a fence with prose before it, an end that was only begun. */

const fence = /```[a-z0-9]*[ \t]*\r?\n?/i

export function unwrap(text: string): string {
  return inBraces(trimCut(inFence(text.replace(/^\ufeff/, ''))))
}

/** What is between the fences, where words come before them. Text that begins as JSON may hold fences of its own. */
function inFence(text: string): string {
  if (/^\s*[{["']/.test(text)) return withoutFence(text)
  const open = fence.exec(text)
  if (!open || text.slice(0, open.index).trim() === '' || text.split('```').length > 3) return text
  const start = open.index + open[0].length
  const first = text.indexOf('```', start)
  const last = text.lastIndexOf('```')
  const widest = text.slice(start, last > start ? last : undefined)
  return isJson(widest) ? widest : text.slice(start, first === -1 ? undefined : first)
}

function withoutFence(text: string): string {
  const end = text.trimEnd()
  return end.endsWith('```') ? end.slice(0, -3) : text
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** A quote or a minus at the very end was the beginning of something that never came. */
function trimCut(text: string): string {
  const end = text.trimEnd()
  return /[[{,]\s*["'-]$/.test(end.slice(-20)) ? end.slice(0, -1) : text
}

/** Fields without their braces. */
const inBraces = (text: string): string => (/^\s*"[^"\n]{0,100}"\s*:/.test(text) ? `{${text}}` : text)
