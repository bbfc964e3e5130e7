/**
 * Where an open handle really is. Linux tells, and lets a path begin at a handle; elsewhere a path can only be looked at
 * a moment before it is used.
 */
import { existsSync, readlinkSync } from 'node:fs'

export const hasHandlePaths = process.platform === 'linux' && existsSync('/proc/self/fd')

/** Our own folder there under its number, because going through `self` each time costs a few microseconds. */
const handles = hasHandlePaths ? `/proc/${readlinkSync('/proc/self')}/fd` : ''
const pathOf = (fd: number): string => `${handles}/${fd}`

/** A name in a folder that is open, whatever the folder itself is called by now. */
export const atHandle = (fd: number, name: string): string => `${pathOf(fd)}/${name}`

/** Whether what is open still has this path, with no link on the way. */
export const isStillAt = (fd: number, path: string): boolean => readlinkSync(pathOf(fd)) === path
