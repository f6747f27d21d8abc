import { invitationsTexts } from '@medley/texts/invitations'
import layout from '../../../ui/layout/layout.module.css'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/forms/button.tsx'
import { QrCode } from '../../../ui/pictures/qr-code.tsx'
import { ShareButton } from '../../share/share-button.tsx'

type LinkActionsProps = {
  path: string
  /** Further buttons. */
  children?: ReactNode
}

/** Shares a link, or shows it as a code for a camera. */
export function LinkActions({ path, children }: LinkActionsProps) {
  const [showsCode, setShowsCode] = useState(false)
  return (
    <>
      <div className={layout['wrap-2']}>
        <ShareButton title={invitationsTexts.shareTitle} path={path} />
        <Button kind="quiet" aria-expanded={showsCode} onClick={() => setShowsCode(!showsCode)}>
          {showsCode ? invitationsTexts.hideCode : invitationsTexts.showCode}
        </Button>
        {children}
      </div>
      {showsCode && (
        <QrCode
          text={new URL(path, window.location.origin).href}
          label={invitationsTexts.codeLabel}
        />
      )}
    </>
  )
}
