import type { Place } from '../rules.ts'
import type { WizardPorts } from './wizard-state.ts'

/**
 * Tells the server where the person is, one place after the other: told side by side, an earlier one could be heard last.
 * A lost one is told with the next.
 */
export class PlaceTeller {
  #telling: Promise<void> | null = null
  #told: Place | null = null
  #known: Place
  #over = false
  readonly #ports: Pick<WizardPorts, 'keepPlace' | 'isOnline'>
  readonly #onKnown: () => void

  constructor(known: Place, ports: Pick<WizardPorts, 'keepPlace' | 'isOnline'>, onKnown: () => void) {
    this.#known = known
    this.#ports = ports
    this.#onKnown = onKnown
  }

  /** Whether the server has this place. */
  isKnown(place: Place): boolean {
    return place === this.#known
  }

  /** Tells the place unless it was told already. */
  tell(place: Place): void {
    if (this.#over || this.#told === place || !this.#ports.isOnline()) return
    this.#told = place
    this.#telling ??= this.#tellAll()
  }

  /** Until nothing is being told. */
  async settled(): Promise<void> {
    await this.#telling
  }

  /** The place is of no interest any more. */
  stop(): void {
    this.#over = true
  }

  /** Until the last one is told; those passed through meanwhile are not. */
  async #tellAll(): Promise<void> {
    let told: Place | null = null
    while (!this.#over && this.#told !== null && this.#told !== told) {
      told = this.#told
      await this.#tellOne(told)
    }
    this.#telling = null
  }

  async #tellOne(place: Place): Promise<void> {
    try {
      await this.#ports.keepPlace(place)
      this.#known = place
      this.#onKnown()
    } catch {
      if (this.#told === place) this.#told = null
    }
  }
}
