import { searchTexts } from '@medley/texts/search'
import type { NamedResults } from '@medley/contract/works/search'
import { displayName } from '@medley/messages/titles'
import { Library } from 'lucide-react'
import type { ReactNode } from 'react'
import { joinFacts } from '../../lib/facts.ts'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/pictures/avatar.tsx'

export interface NamedLink {
  key: string
  path: string
  name: string
  facts: string
  icon: ReactNode
}

/** Members, contributors and series that bear the name which is looked for, as links. */
export function listNamed({ users, contributors, series }: NamedResults): NamedLink[] {
  return [
    ...users.map((user) => ({
      key: `user-${user.id}`,
      path: paths.profile(user.username),
      name: displayName(user),
      facts: `@${user.username}`,
      icon: (
        <Avatar
          name={displayName(user)}
          colourOf={user.username}
          src={user.profilePicture}
          size={36}
          decorative
        />
      ),
    })),
    ...contributors.map(({ id, name, workCount, titles }) => ({
      key: `contributor-${id}`,
      path: paths.contributor(id),
      name,
      facts: joinFacts([searchTexts.named.works({ count: workCount }), titles[0]]),
      icon: <Avatar name={name} size={36} decorative />,
    })),
    ...series.map(({ id, title, medium, workCount }) => ({
      key: `series-${id}`,
      path: paths.series(id),
      name: title,
      facts: searchTexts.named.series[medium]({ count: workCount }),
      icon: <Library aria-hidden="true" />,
    })),
  ]
}
