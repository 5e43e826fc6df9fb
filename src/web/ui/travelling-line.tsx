/** A line that travels along its box while something is on its way. */
export const TravellingLine = () => (
  <span aria-hidden="true" className="block h-full w-full animate-[travel_1.2s_ease-in-out_infinite] bg-dagat" />
)
