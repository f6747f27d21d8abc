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
import { reportTexts } from '../../reports/reports.messages.ts'
import { type RemarkedWork, removeRemark } from '../remarks.calls.ts'
import { remarkTexts as texts } from '../remarks.messages.ts'

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
      showSnackbar({ text: texts.removeFailed, kind: 'error' })
    }
  }
  return (
    <>
      <Menu
        trigger={<IconButton label={`${texts.menu}: ${author.username}`} icon={<Ellipsis />} />}
      >
        <MenuLink
          link={<Link to={paths.profile(author.username)} />}
          icon={<UserRound aria-hidden="true" />}
        >
          {texts.profileOf(displayName(author))}
        </MenuLink>
        {isOwn && (
          <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={onEdit}>
            {texts.edit}
          </MenuItem>
        )}
        {!isOwn && (
          <MenuItem icon={<Flag aria-hidden="true" />} onSelect={() => setIsReporting(true)}>
            {reportTexts.report}
          </MenuItem>
        )}
        {!isOwn && <MuteItem named person={author} />}
        {mayDelete && (
          <MenuItem icon={<Trash2 aria-hidden="true" />} danger onSelect={() => void remove()}>
            {texts.remove}
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
