/** The two writers: which keyword goes under which heading, and the file that is made where there is none. */
import type { Keyword, Writer } from './types.ts'

export const stateWriter: Writer = {
  name: 'state',
  deltaFile: 'tmp/gm-state-delta.md',
  targetFile: 'story-state.md',
  routes: {
    SITUATION: { behaviour: 'replace', headings: ['Current Situation', 'Situation', 'Status'] },
    NPC: {
      behaviour: 'upsert',
      headings: ['NPCs', 'NPC Status', 'Key NPCs'],
      alias: { heading: 'NPC Relationships' },
    },
    QUEST: { behaviour: 'upsert', headings: ['Active Quests', 'Quests', 'Current Quests'] },
    LOCATION: { behaviour: 'upsert', headings: ['Locations', 'Known Locations', 'Places'] },
    SECRET: {
      behaviour: 'append',
      headings: ['Secrets', 'Hidden Info', 'GM Secrets'],
      alias: { heading: 'Hidden Information', below: 'GM Notes' },
    },
    UPCOMING: {
      behaviour: 'append',
      headings: ['Upcoming Events', 'Upcoming', 'Future Events'],
      alias: { heading: 'Upcoming Planned Events', below: 'GM Notes' },
    },
    'PARTY HP': { behaviour: 'hit-points', headings: ['Party Status', 'Party', 'Resources'] },
    'PARTY SLOTS': { behaviour: 'slots', headings: ['Party Status', 'Party', 'Resources'] },
    'PARTY CONDITIONS': { behaviour: 'conditions', headings: ['Party Status', 'Party', 'Resources'] },
    'PARTY EXHAUSTION': { behaviour: 'exhaustion', headings: ['Party Status', 'Party', 'Resources'] },
    'PARTY REST': { behaviour: 'rest', headings: ['Party Status', 'Party', 'Resources'] },
    SESSION: {
      behaviour: 'session',
      headings: ['Recent Events Summary', 'Recent Events', 'Session Summary', 'Session History', 'Session Log'],
    },
    THREAD: { behaviour: 'thread', headings: ['Unresolved Threads', 'Open Threads', 'Loose Ends', 'Unresolved'] },
  },
  unmarked: undefined,
  isPublic: false,
  templateHeadings: ['Recent Events Summary', 'Unresolved Threads', 'NPC Relationships', 'GM Notes'],
  template: `# Story State

## Current Situation
[To be updated]

## Active Quests
- [None yet]

## NPCs
- [None tracked yet]

## Locations
- [None tracked yet]

## Secrets
- [None yet]

## Upcoming Events
- [None planned]

## Party Status
- [No status tracked]
`,
}

export const knowledgeWriter: Writer = {
  name: 'knowledge',
  deltaFile: 'tmp/party-knowledge-delta.md',
  targetFile: 'party-knowledge.md',
  routes: {
    SITUATION: { behaviour: 'replace', headings: ['Current Situation', 'Situation', 'Where We Are'] },
    NPC: {
      behaviour: 'upsert',
      headings: ["People We've Met", 'NPCs', 'People', 'Contacts'],
      alias: { heading: "NPCs We've Met" },
    },
    QUEST: {
      behaviour: 'upsert',
      headings: ['Active Goals', 'Goals', 'Quests', 'Objectives'],
      alias: { heading: 'Active Quests' },
    },
    LOCATION: {
      behaviour: 'upsert',
      headings: ["Places We've Been", 'Locations', 'Places', 'Areas'],
      alias: { heading: "Locations We've Visited" },
    },
    LEARNED: {
      behaviour: 'append',
      headings: ['What We Know', 'Knowledge', 'Information', 'Facts'],
      alias: { heading: 'Important Information Learned' },
    },
    SESSION: {
      behaviour: 'session',
      headings: ['Recent Session Summary', 'Session Summary', 'Session History', 'Session Log', 'Recent Events'],
    },
    THREAD: { behaviour: 'thread', headings: ['Unresolved Questions', 'Open Questions', 'Unresolved'] },
  },
  unmarked: 'LEARNED',
  isPublic: true,
  templateHeadings: [
    "NPCs We've Met",
    "Locations We've Visited",
    'Important Information Learned',
    'Party Resources',
    'Recent Session Summary',
    'Unresolved Questions',
  ],
  template: `# Party Knowledge

## Current Situation
[To be updated]

## What We Know
- [Nothing yet]

## People We've Met
- [No one yet]

## Places We've Been
- [Nowhere yet]

## Active Goals
- [None yet]
`,
}

/** Every keyword either writer knows, so that each can tell the other's from nobody's. */
export const everyKeyword: readonly Keyword[] = [
  'SITUATION',
  'NPC',
  'QUEST',
  'LOCATION',
  'SECRET',
  'UPCOMING',
  'PARTY HP',
  'PARTY SLOTS',
  'PARTY CONDITIONS',
  'PARTY EXHAUSTION',
  'PARTY REST',
  'SESSION',
  'THREAD',
  'LEARNED',
]
