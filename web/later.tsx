/** What no story needs is fetched when somebody goes there. */
import { useEffect, useState } from 'preact/hooks'

export function Later<Props extends object>({
  load,
  ...props
}: { readonly load: () => Promise<(props: Props) => preact.ComponentChildren> } & Props) {
  const [Found, setFound] = useState<(props: Props) => preact.ComponentChildren>()
  useEffect(() => void load().then(found => setFound(() => found)), [load])
  return Found ? <Found {...(props as unknown as Props)} /> : null
}
