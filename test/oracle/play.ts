/** Plays lines on a campaign and prints what a player would read: `npx tsx test/oracle/play.ts FOLDER CHARACTER SEED < lines`. */
import { readFileSync } from 'node:fs'
import { printAll, sitDown, textsUnder } from './sitting.ts'

const [folder = 'campaigns/borrowed-water', human = 'maren-okell', seed = '7', auto] = process.argv.slice(2)
const isAuto = human === 'auto'
const sitting = await sitDown({
  texts: textsUnder(folder),
  human: isAuto ? null : human,
  seed,
  isAuto,
  options: { mostAutoBeats: Number(auto ?? 60) },
})
console.log(printAll(sitting.shown))
if (isAuto) {
  const from = sitting.shown.length
  await sitting.table.play()
  console.log(printAll(sitting.shown.slice(from)))
} else
  for (const line of readFileSync(0, 'utf8').split('\n').filter(Boolean)) {
    if (sitting.table.standing.state.isEnded) break
    console.log(`\n----------------------------------------\n> ${line}\n`)
    console.log(printAll(await sitting.say(line)))
  }
await sitting.table.save()
