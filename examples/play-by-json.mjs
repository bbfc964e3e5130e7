/** A program that plays three turns: `node examples/play-by-json.mjs CAMPAIGN [FOLDER]`. It takes the first thing offered. */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

const [campaign = 'toss', folder = 'examples'] = process.argv.slice(2)
const gloam = process.env.GLOAM ?? new URL('../dist/main.js', import.meta.url).pathname
const table = spawn(process.execPath, [gloam, 'play', campaign, '--campaigns', folder, '--json', '--seed', '7'], {
  stdio: ['pipe', 'pipe', 'inherit'],
})

let offers = []
let turns = 0
for await (const line of createInterface({ input: table.stdout })) {
  const event = JSON.parse(line)
  if (event.type === 'narrative') process.stdout.write(`${event.text}\n\n`)
  if (event.type === 'suggestions') offers = event.options
  if (event.type !== 'ready') continue
  turns += 1
  if (turns > 3) table.stdin.end()
  else table.stdin.write(`${JSON.stringify({ say: offers[0] ?? 'I look around' })}\n`)
}
