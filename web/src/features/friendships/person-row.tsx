import { type ReactNode, useId } from 'react'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { PictureRow, pictureRowEnd, PictureRowsSkeleton } from '../../ui/pictures/picture-row.tsx'
import { displayName } from '@medley/messages/titles'

type PersonRowProps = {
  person: {
    username: string
    firstName: string | null
    lastName: string | null
    profilePicture: string | null
  }
  /** Renders the buttons at the end; receives the id of the element with the name. */
  renderActions?: (nameId: string) => ReactNode
}

/** A person in a list: picture, name and username link to the profile. */
export function PersonRow({ person, renderActions }: PersonRowProps) {
  const nameId = useId()
  const name = displayName(person)
  return (
    <PictureRow
      link={<Link to={paths.profile(person.username)} />}
      picture={
        <Avatar
          name={name}
          colourOf={person.username}
          src={person.profilePicture}
          size={44}
          decorative
        />
      }
      second={`@${person.username}`}
      end={renderActions && <div className={pictureRowEnd()}>{renderActions(nameId)}</div>}
    >
      <strong id={nameId}>{name}</strong>
    </PictureRow>
  )
}

/** Placeholders for loading rows. */
export function PersonRowsSkeleton({ rows = 3 }: { rows?: number }) {
  return <PictureRowsSkeleton rows={rows} width="9rem" />
}
