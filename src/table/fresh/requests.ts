/** What companions are asked, from the prompt files their Game Master wrote. A page that cannot be read asks nothing. */
import { promptRequest, promptScene, readPrompt, type PromptFile } from '../../campaign/relay/prompt-file.ts'
import { printResponse, type ResponseError } from '../../campaign/relay/response-file.ts'
import { textUnder } from '../../campaign/relay/sections.ts'
import { accept, refuse, type Result } from '../../core/result.ts'
import { requestTypes, type CharacterRequest, type RequestType } from '../protocol/message-gm.ts'
import { promptPath } from './pages.ts'

const toRequestType = (word: string): RequestType | undefined => requestTypes.find(known => known === word)

/** Everything but the request itself; a fight tells its battlefield under headings of its own. */
function situationIn(prompt: PromptFile): string {
  const scene = promptScene(prompt)
  const request = promptRequest(prompt)
  const apart = new Set([scene, request, textUnder(prompt.sections, 'Just Happened')])
  const others = prompt.sections.filter(({ text }) => text !== '' && !apart.has(text))
  return [scene, ...others.map(({ title, text }) => `${title}: ${text}`)].join('\n\n')
}

function toRequest(name: string, page: string | undefined): Result<CharacterRequest, ResponseError> {
  const read = readPrompt(page, promptPath(name))
  if (!read.ok) return read
  const requestType = toRequestType(read.value.requestType)
  if (requestType === undefined) {
    const reason = 'Malformed prompt file - missing request_type'
    return refuse({ kind: 'error', reason, detail: `There are: ${requestTypes.join(', ')}.` })
  }
  const justHappened = textUnder(read.value.sections, 'Just Happened')
  return accept({
    name,
    requestType,
    sceneContext: situationIn(read.value),
    ...(justHappened === undefined ? {} : { justHappened }),
    request: promptRequest(read.value),
  })
}

export type Fault = { readonly character: string; readonly words: string }

export type Asked = { readonly requests: readonly CharacterRequest[]; readonly faults: readonly Fault[] }

/** Whoever said no to a quick reaction is asked for a full answer, and cannot say no again. */
export function readRequests(pages: Readonly<Record<string, string | null>>, vetoed: ReadonlySet<string>): Asked {
  const requests: CharacterRequest[] = []
  const faults: Fault[] = []
  for (const [character, page] of Object.entries(pages)) {
    const read = toRequest(character, page ?? undefined)
    if (!read.ok) faults.push({ character, words: printResponse(read.refusal).trim() })
    else requests.push(vetoed.has(character) ? { ...read.value, requestType: 'FULL_CONTEXT' } : read.value)
  }
  return { requests, faults }
}
