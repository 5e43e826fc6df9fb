import * as z from 'zod/mini'

/**
 * Every error body that is not a list of fields (product, "Errors on the wire"): `error` and `detail` are the same
 * sentence, `code` is stable for programs, further fields depend on the code.
 */
export const errorBody = z.looseObject({
  error: z.string(),
  detail: z.string(),
  code: z.string(),
  request_id: z.optional(z.string()),
})

/** A bad body: `{field: [sentences]}`, `non_field_errors` where no field fits. */
export const fieldErrors = z.record(z.string(), z.array(z.string()))
