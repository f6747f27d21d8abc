import { remarksTexts } from '@medley/texts/remarks'
import { reportsTexts } from '@medley/texts/reports'
import type { RemarkReply } from '@medley/contract/reviews/remarks'
import { displayName } from '@medley/messages/titles'
import { Ellipsis, Flag, Pencil, Trash2, UserRound } from 'lucide-react'
import { useState } from 'react'
import { logFailure } from '../../../lib/log.ts'
import { Link } from '../../../lib/router/navigation.tsx'
import { paths } from '../../../paths.ts'
import { showSnackbar } from '../../../ui/feedback/snackbar-store.ts'
import { IconButton } from '../../../ui/forms/icon-button.tsx'
import { Menu, MenuItem, MenuLink } from '../../../ui/overlays/menu.tsx'
import { MuteItem } from '../../mutes/mute-item.tsx'
import { ReportPopup } from '../../reports/report-popup.tsx'
import { type RemarkedWork, removeRemark } from '../remarks.calls.ts'

type RemarkMenuProps = {
  work: RemarkedWork
  remark: RemarkReply
  isOwn: boolean
  mayDelete: boolean
  onEdit: () => void
}

/** Actions of a member on a remark or reply. */
export function RemarkMenu({ work, remark, isOwn, mayDelete, onEdit }: RemarkMenuProps) {
  const [isReporting, setIsReporting] = useState(false)
  const { author } = remark
  const remove = async () => {
    try {
      await removeRemark(work, remark)
    } catch (error) {
      logFailure('A remark could not be deleted', error)
      showSnackbar({ text: remarksTexts.removeFailed, kind: 'error' })
    }
  }
  return (
    <>
      <Menu
        trigger={
          <IconButton label={`${remarksTexts.menu}: ${author.username}`} icon={<Ellipsis />} />
        }
      >
        <MenuLink
          link={<Link to={paths.profile(author.username)} />}
          icon={<UserRound aria-hidden="true" />}
        >
          {remarksTexts.profileOf({ name: displayName(author) })}
        </MenuLink>
        {isOwn && (
          <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={onEdit}>
            {remarksTexts.edit}
          </MenuItem>
        )}
        {!isOwn && (
          <MenuItem icon={<Flag aria-hidden="true" />} onSelect={() => setIsReporting(true)}>
            {reportsTexts.report}
          </MenuItem>
        )}
        {!isOwn && <MuteItem named person={author} />}
        {mayDelete && (
          <MenuItem icon={<Trash2 aria-hidden="true" />} danger onSelect={() => void remove()}>
            {remarksTexts.remove}
          </MenuItem>
        )}
      </Menu>
      <ReportPopup
        open={isReporting}
        type="remark"
        itemId={remark.id}
        onClose={() => setIsReporting(false)}
      />
    </>
  )
}
