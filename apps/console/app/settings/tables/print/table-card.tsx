import { QrPicture } from "@comanda/ui/controls/qr-picture.tsx";
import { type Table, tableLink, zoneOf } from "../draft/table-list.ts";

/** How a restaurant looks on its cards. */
export type CardLook = {
  companyName: string;
  /** The address of the logo; null for none. */
  logo: string | null;
  /** The company's colour, and black or white on it. */
  fill: string;
  ink: string;
};

type TableCardProps = {
  /** Null for the restaurant's own code, which leads to the menu. */
  table: Table | null;
  origin: string;
  look: CardLook;
  /** What guests are asked to do. */
  text: string;
  /** The language of guests. */
  language: string;
  label: string;
};

/** One face of a card: the restaurant, the code, and which table it is. */
export function TableCard({ table, origin, look, text, language, label }: TableCardProps) {
  const { companyName, logo, fill, ink } = look;
  const zone = table && zoneOf(table);
  const isLong = (table?.name ?? "").length > 24 || companyName.length > 34;
  return (
    <div className="table-card" data-long={isLong || undefined}>
      <div className="table-card-head" style={{ background: fill, color: ink }}>
        {logo && <img src={logo} alt="" width={40} height={40} />}
        <b data-clamped>{companyName}</b>
      </div>
      <QrPicture
        text={table ? tableLink(origin, table) : origin}
        label={label}
        className="table-card-code"
      />
      <p dir="auto" lang={language} className="table-card-text">
        {text}
      </p>
      {!table && (
        <p dir="ltr" className="table-card-text">
          {origin.replace(/^https?:\/\//u, "")}
        </p>
      )}
      {table && (
        <p data-clamped className="table-card-name">
          {table.name}
        </p>
      )}
      {zone && (
        <p data-clamped className="table-card-zone">
          {zone}
        </p>
      )}
    </div>
  );
}
