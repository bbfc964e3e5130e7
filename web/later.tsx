/** What no story needs is fetched when somebody goes there. */
import { useEffect, useState } from 'preact/hooks'

type Wish<Props> = {
  readonly load: () => Promise<(props: Props) => preact.ComponentChildren>
  /** What stands there meanwhile. */
  readonly until?: preact.ComponentChildren
}

export function Later<Props extends object>({ load, until = null, ...props }: Wish<Props> & Props) {
  const [Found, setFound] = useState<(props: Props) => preact.ComponentChildren>()
  useEffect(() => void load().then(found => setFound(() => found)), [load])
  return Found ? <Found {...(props as unknown as Props)} /> : until
}
