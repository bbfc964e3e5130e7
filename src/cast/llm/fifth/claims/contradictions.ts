/** What a narrative claims that the rules did not decide. */
import type { Happened } from '../../game.ts'

export const contradictions = (_text: string, _happened: Happened): readonly string[] => []
