/** The peer ships no types; this is the one call the bench makes. */
declare module 'write-file-atomic' {
  export default function writeFileAtomic(path: string, bytes: Uint8Array): Promise<void>
}
