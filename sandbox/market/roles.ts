import type { Role } from './role.ts'
import { commerceRoles } from './roles-commerce.ts'
import { creativeRoles } from './roles-creative.ts'
import { financeRoles } from './roles-finance.ts'
import { marketingRoles } from './roles-marketing.ts'
import { officeRoles } from './roles-office.ts'
import { peopleRoles } from './roles-people.ts'
import { techRoles } from './roles-tech.ts'

/** Every role of the market. */
export const roles: readonly Role[] = [
  ...officeRoles,
  ...commerceRoles,
  ...techRoles,
  ...financeRoles,
  ...creativeRoles,
  ...marketingRoles,
  ...peopleRoles,
]
