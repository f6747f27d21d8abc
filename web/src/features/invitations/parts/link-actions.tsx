import layout from '../../../ui/layout/layout.module.css'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/forms/button.tsx'
import { QrCode } from '../../../ui/pictures/qr-code.tsx'
import { ShareButton } from '../../share/share-button.tsx'
import { invitationsTexts as texts } from '../invitations.messages.ts'

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
        <ShareButton title={texts.shareTitle} path={path} />
        <Button kind="quiet" aria-expanded={showsCode} onClick={() => setShowsCode(!showsCode)}>
          {showsCode ? texts.hideCode : texts.showCode}
        </Button>
        {children}
      </div>
      {showsCode && (
        <QrCode text={new URL(path, window.location.origin).href} label={texts.codeLabel} />
      )}
    </>
  )
}
