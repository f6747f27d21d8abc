import { secondFactorsTexts } from '@medley/texts/second-factors'
import layout from '../../ui/layout/layout.module.css'
import type { AnswerOf, Api } from '@medley/contract/api'
import type { ProofMethod } from '@medley/contract/errors'
import type { Proof } from '@medley/contract/accounts/second-factors'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { mutationOf } from '../../lib/mutations.ts'
import { Button } from '../../ui/forms/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { NoPassword } from './no-password.tsx'
import styles from './second-factors.module.css'
import { hasPasskeys, signByPasskey } from './passkey.ts'
import { proofFailureText } from './proof-failure.ts'

/** A way that a form of ours asks for. */
type TypedMethod = Exclude<ProofMethod, 'provider'>

type ProofFormProps = {
  /** The ways that the account has; the first one that works here is offered first. */
  methods: readonly TypedMethod[]
  submitLabel: string
  cancelLabel: string
  /** Asks the server for what a passkey has to sign. */
  challenge: () => Promise<AnswerOf<Api['POST /v1/second-factors/passkeys/challenge']>>
  /** Sends the proof; fails if it is not accepted. */
  prove: (proof: Proof) => Promise<unknown>
  onProved: () => void
  onCancel: () => void
}

/** Asks for a proof that the member is there, in one of the ways that the account has. */
export function ProofForm(props: ProofFormProps) {
  const { prove, onProved } = props
  const methods = props.methods.filter((one) => one !== 'passkey' || hasPasskeys())
  const [method, setMethod] = useState<TypedMethod>(methods[0] ?? 'recoveryCode')
  const attempt = useMutation(
    mutationOf(async (make: () => Promise<Proof>) => prove(await make()), { onSuccess: onProved }),
  )
  const change = (next: TypedMethod) => {
    setMethod(next)
    attempt.reset()
  }
  const error = attempt.error ? proofFailureText(attempt.error, method) : undefined
  const part = { ...props, error, isPending: attempt.isPending, onEdit: attempt.reset }
  return (
    <div className={layout['stack-4']}>
      {method === 'passkey' ? (
        <PasskeyPart {...part} onMake={attempt.mutate} />
      ) : (
        <TypedPart key={method} {...part} method={method} onMake={attempt.mutate} />
      )}
      {methods
        .filter((other) => other !== method)
        .map((other) => (
          <div key={other}>
            <Button kind="link" onClick={() => change(other)}>
              {secondFactorsTexts.proof.instead[other]}
            </Button>
          </div>
        ))}
    </div>
  )
}

interface PartProps extends ProofFormProps {
  error: string | undefined
  isPending: boolean
  onEdit: () => void
  /** Called with what makes the proof. */
  onMake: (make: () => Promise<Proof>) => void
}

function PasskeyPart(props: PartProps) {
  const { challenge, error, onMake } = props
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onMake(async () => ({ method: 'passkey', response: await signByPasskey(await challenge()) }))
  }
  return (
    <form className={layout['stack-4']} onSubmit={submit} noValidate>
      <p>{secondFactorsTexts.proof.passkey}</p>
      <p role="alert" className={styles['error']}>
        {error}
      </p>
      <Actions {...props} submitLabel={secondFactorsTexts.proof.instead.passkey} autoFocus />
    </form>
  )
}

function TypedPart(props: PartProps & { method: Exclude<TypedMethod, 'passkey'> }) {
  const { method, error, onEdit, onMake, onCancel } = props
  const [text, setText] = useState('')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onMake(async () =>
      method === 'password' ? { method, password: text } : { method, code: text },
    )
  }
  return (
    <form className={layout['stack-4']} onSubmit={submit} noValidate>
      <TextField
        {...fieldOf[method]}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          onEdit()
        }}
        error={error}
        autoFocus
      />
      {method === 'password' && <NoPassword onLeave={onCancel} />}
      <Actions {...props} disabled={text.trim() === ''} />
    </form>
  )
}

type ActionsProps = Pick<PartProps, 'submitLabel' | 'cancelLabel' | 'isPending' | 'onCancel'> & {
  disabled?: boolean
  autoFocus?: boolean
}

function Actions(props: ActionsProps): ReactNode {
  const {
    submitLabel,
    cancelLabel,
    isPending,
    onCancel,
    disabled = false,
    autoFocus = false,
  } = props
  return (
    <div className={styles['actions']}>
      <Button kind="quiet" onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button type="submit" disabled={disabled} autoFocus={autoFocus} loading={isPending}>
        {submitLabel}
      </Button>
    </div>
  )
}

const plain = { autoCapitalize: 'none', spellCheck: false } as const

const fieldOf = {
  code: {
    label: secondFactorsTexts.proof.code,
    hint: secondFactorsTexts.proof.codeHint,
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
  },
  recoveryCode: {
    label: secondFactorsTexts.proof.recoveryCode,
    hint: secondFactorsTexts.proof.recoveryCodeHint,
    autoComplete: 'off',
    ...plain,
  },
  password: {
    label: secondFactorsTexts.proof.password,
    type: 'password',
    autoComplete: 'current-password',
  },
} as const
