import { Argument, Command, Option } from 'commander'
import { manilaExact } from '#contract/time.ts'
import { pesos } from '#features/payments/receipt.ts'
import { PAYMENT_STATES, type PaymentState } from '#features/payments/rules.ts'
import { markRefund, paymentsOf, readPaymentAgain } from '#features/payments/server/operator.ts'
import { say } from './boot.ts'
import type { Deps } from './deps.ts'

type WithDeps = (run: (deps: Deps) => Promise<void>) => Promise<void>
type Wish = { state?: PaymentState; email?: string; waiting?: boolean }

const idArgument = () =>
  new Argument('<id>', 'number of the payment').argParser((text) => {
    if (!/^[1-9]\d{0,14}$/.test(text)) throw new Error(`"${text}" is no number of a payment.`)
    return Number(text)
  })

/** `payments`: lists them, reads one again at the provider, marks a refund that was made there. */
export function paymentsCommand(withDeps: WithDeps): Command {
  const command = new Command('payments').description('list payments, read one again, mark a refund')
  command
    .command('list', { isDefault: true })
    .description('the latest 200')
    .addOption(new Option('--state <state>', 'only of this state').choices(PAYMENT_STATES))
    .option('--email <email>', 'only of this person')
    .option('--waiting', 'only those whose end is not known, or that are held')
    .action((wish: Wish) => withDeps((deps) => list(deps, wish)))
  command
    .command('read')
    .description('read one at the provider now')
    .addArgument(idArgument())
    .action((id: number) =>
      withDeps(async (deps) => {
        const { state, receipt_number: receipt } = await readPaymentAgain(deps, id)
        say(`Payment ${id} is ${state}${receipt === null ? '' : `, receipt ${receipt}`}.`)
      }),
    )
  command
    .command('refund')
    .description('mark a refund that was made at the provider; what is left of its month is taken back')
    .addArgument(idArgument())
    .requiredOption('--reason <reason>', 'for the books')
    .action((id: number, { reason }: { reason: string }) => withDeps((deps) => refund(deps, id, reason)))
  return command
}

async function list(deps: Deps, wish: Wish): Promise<void> {
  const rows = await paymentsOf(deps, wish)
  for (const row of rows) {
    const words = [
      `${row.id}`,
      `${manilaExact(row.created_at)} (Manila)`,
      row.email ?? 'person gone',
      `${row.plan_type} ${pesos(row.amount_centavos)}`,
      row.refunded_at === null ? row.state : `refunded ${manilaExact(row.refunded_at)}`,
      row.receipt_number === null ? '' : `receipt ${row.receipt_number}`,
      row.held_reason ?? row.failed_code ?? '',
      row.intent_id ?? '',
    ]
    say(words.filter(Boolean).join(' · '))
  }
  if (rows.length === 0) say('No such payments.')
}

async function refund(deps: Deps, id: number, given: string): Promise<void> {
  const reason = given.trim()
  if (reason === '' || reason.length > 500) throw new Error('The reason needs 1 to 500 characters.')
  const { amount_centavos: amount } = await markRefund(deps, id, reason)
  say(`Payment ${id}, ${pesos(amount)}, is marked as refunded. The person gets a mail.`)
}
