import { texts } from '@busbar/contract'
import { bindUnits } from '../../../ui/text/bind-units.ts'
import type { ShownData } from './read-data.ts'
import styles from './specification.module.css'

/** All values, in a table of groups. */
export function Specification({ groups }: Pick<ShownData, 'groups'>) {
  return (
    <div className={styles.place}>
      <table className={styles.table} aria-label={texts.productData.specification}>
        {groups.map(({ name: group, rows }) => (
          <tbody key={group ?? ''}>
            {group && (
              <tr>
                <th className={styles.group} scope="rowgroup" colSpan={2}>
                  {group}
                </th>
              </tr>
            )}
            {rows.map(({ name, value, description }) => (
              <tr key={name} className={styles.row}>
                <th className={styles.name} scope="row">
                  {name}
                  {description && <span className={styles.description}>{bindUnits(description)}</span>}
                </th>
                <td className={styles.value}>{bindUnits(value)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}
