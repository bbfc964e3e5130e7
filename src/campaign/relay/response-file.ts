/** `{character}-response.md`: what a companion answers; a veto; or that it could not be asked. */
import { vetoIn } from './veto.ts'
import type { Veto } from './veto.ts'

/** Counts as no answer: the prompt is made again, once. */
export type ResponseError = { readonly kind: 'error'; readonly reason: string; readonly detail: string }

export type Response = { readonly kind: 'answer'; readonly text: string } | Veto | ResponseError

const errorLine = /^\s*\[ERROR:[ \t]*([^\]\n]*)\]?[ \t]*(?:\r?\n([^]*))?$/i

export function parseResponse(page: string): Response {
  const error = errorLine.exec(page)
  if (error) return { kind: 'error', reason: (error[1] ?? '').trim(), detail: (error[2] ?? '').trim() }
  return vetoIn(page) ?? { kind: 'answer', text: page.trim() }
}

export function printResponse(response: Response): string {
  switch (response.kind) {
    case 'answer':
      return `${response.text.trim()}\n`
    case 'veto':
      return `[VETO - need more input]\n${response.reason}\n`
    case 'error':
      return `[ERROR: ${response.reason}]\n${response.detail === '' ? '' : `${response.detail}\n`}`
  }
}
