/** The area a text describes: its shape and the one number that sizes it, in feet. */
const patterns = [
  [/(\d+)-foot[- ]cone|cone[^.]{0,30}?(\d+) feet/i, 'cone'],
  [/(\d+)[- ]f(?:oo|ee)t[- ]radius,? \d+-foot-(?:high|tall) cylinder|cylinder[^.]*?(\d+)-foot radius/i, 'cylinder'],
  [/(\d+)-foot[- ]cube|cube[^.]{0,40}?(\d+) feet on (?:a|each) side/i, 'cube'],
  [/(\d+)-foot line|line[^.]{0,20}?(\d+) feet long|wall[^.]{0,30}?up to (\d+) feet long/i, 'line'],
  [/(\d+)-foot[- ]radius|(\d+)-foot[- ]sphere|radius of (\d+) feet/i, 'sphere'],
  [/(\d+)-foot[- ]square|(\d+) feet square/i, 'cube'],
  [/each creature[^.]*? within (\d+) feet/i, 'sphere'],
]

export function areaOf(text) {
  for (const [pattern, shape] of patterns) {
    const size = pattern.exec(text)?.slice(1).find(Boolean)
    if (size) return { shape, size: Number(size) }
  }
  return undefined
}
