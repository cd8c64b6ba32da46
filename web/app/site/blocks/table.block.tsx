import { bindUnits } from '../../ui/text/bind-units.ts'
import styles from './block.module.css'
import type { BlockProps } from './block-image.ts'
import table from './table.module.css'

export default function TableBlock({ block: { heading, rows } }: BlockProps<'table'>) {
  return (
    <section>
      {heading && <h2 className={styles.heading}>{heading}</h2>}
      <table className={table.table}>
        <tbody>
          {rows.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{bindUnits(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
