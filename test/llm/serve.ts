/**
 * `npx tsx test/llm/serve.ts [echo]`: the scripted server by hand, to play against in a terminal. It tells what to set,
 * and answers every call with a sentence, or with all that it was told.
 */
import { echo, startServer } from './server.ts'

const isEcho = process.argv.includes('echo')
const server = await startServer(
  isEcho ? echo : ({ model }, turn) => ({ text: `This is answer ${turn + 1} of ${model}, and nothing happens.` }),
)
for (const [name, value] of Object.entries(server.env)) process.stdout.write(`export ${name}=${value}\n`)
process.stdout.write('# gloam models; gloam play CAMPAIGN --model openai-compatible/scripted; Ctrl-C ends the server\n')
