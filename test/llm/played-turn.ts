/** A beat as a model usually plays it: words, two companions asked, their words woven in, something recorded, an offer. */
import type { ScriptedAnswer } from './script.ts'
import type { Heard } from './server.ts'
import { filled } from './all-models.ts'

const wind = 'The wind moves over the salt, and a gate bangs somewhere below the square.'

/** What the last message of a request says. */
export function lastOf({ body }: Heard): string {
  const { messages } = JSON.parse(body) as { readonly messages: readonly { role: string; content: unknown }[] }
  const last = messages.at(-1)
  const end: unknown = Array.isArray(last?.content) ? last.content.at(-1) : last
  return JSON.stringify(end ?? '')
}

export function playedTurn(heard: Heard, turn: number): ScriptedAnswer {
  switch (heard.model.replace(/:.*$/, '')) {
    case 'gm': {
      const last = lastOf(heard)
      if (/Shown\.|Recorded\./.test(last)) return { text: '' } // a Game Master that is asked on after its offer has no more to say
      if (/"tool_result"|"role":"tool"/.test(last))
        return {
          text: `Somebody calls name ${turn}. ${wind}\n\n${wind} ${wind} ${wind}`,
          calls: [
            { name: 'record', takes: { knowledge: [`LEARNED: House ${turn} is empty`] } },
            { name: 'suggest', takes: { options: ['Knock again', 'Go on to the next house', 'Ask Korda'] } },
          ],
        }
      const requests = ['korda-venn', 'dabney-thrupp'].map(name => ({
        name,
        kind: 'quick',
        situation: `${wind} It is the ${turn}th house.`,
        question: 'Do you go in?',
      }))
      return { text: `House ${turn}. ${wind} ${wind}\n\n${wind}`, calls: [{ name: 'ask_party', takes: { requests } }] }
    }
    case 'companion':
      return { text: `"The ${turn}th door, and the same answer." I stay where I can see the lane.` }
    case 'narrator':
      return { text: `They come to door ${turn}. ${wind}\n\n${wind} Nobody opens.` }
    default:
      return filled(heard, `Door ${turn}, and nobody opens.`)
  }
}
