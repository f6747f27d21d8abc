import { type SourceGroup, sourceGroups } from '@medley/messages/what-comes-over'

/** The groups of services, in their order. */
export const sourceGroupNames = Object.keys(sourceGroups).filter(isGroup)

function isGroup(name: string): name is SourceGroup {
  return Object.hasOwn(sourceGroups, name)
}
