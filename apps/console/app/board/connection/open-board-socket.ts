import { boardSocketPath } from "@comanda/contract/staff/board-socket";
import type { SocketConnection } from "./board-socket.ts";

/** Opens the websocket of a company's board at the console's own address. */
export function openBoardSocket(companyId: string): SocketConnection {
  const address = new URL(boardSocketPath(companyId), location.href);
  address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  const socket = new WebSocket(address);
  const connection: SocketConnection = {
    onopen: null,
    onmessage: null,
    onclose: null,
    close: () => socket.close(),
  };
  socket.onopen = () => connection.onopen?.();
  socket.onmessage = ({ data }) => connection.onmessage?.({ data });
  socket.onclose = ({ code }) => connection.onclose?.({ code });
  return connection;
}
