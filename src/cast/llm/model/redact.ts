/** Keeps keys out of everything a person or a file may see. */

export type Redact = (text: string) => string

export type Env = Readonly<Record<string, string | undefined>>

/** Names under which people keep what nobody else may read. */
const secretive = /key|token|secret|passw|auth|credential/i

/** A value so short or so plain would take words out of honest sentences. */
const shortestKey = 6

/** What looks like a key of a known make, also where a provider shows only its ends. */
const keyLike = /\b(?:sk|pk|rk|xai|gsk|hf|key)[-_][\w*.-]{6,}/gi

/** `https://name:password@host`: a base URL may carry one. */
const inUrl = /(\w+:\/\/)[^\s/@]+@/g

export function redactOf(env: Env): Redact {
  const keys = Object.entries(env)
    .filter(([name, value]) => secretive.test(name) && value !== undefined && value.trim().length >= shortestKey)
    .flatMap(([, value]) => formsOf((value ?? '').trim()))
    .toSorted((one, other) => other.length - one.length) // a key inside a longer one must not leave its rest behind
  return text => {
    let clean = text
    for (const key of keys) clean = clean.replaceAll(key, '[key]')
    return clean.replaceAll(inUrl, '$1[key]@').replaceAll(keyLike, '[key]')
  }
}

/** A key as it is, and as it looks in a URL, in JSON and in a basic header. */
const formsOf = (key: string): readonly string[] => [
  ...new Set([key, encodeURIComponent(key), JSON.stringify(key).slice(1, -1), Buffer.from(key).toString('base64')]),
]
