import { Island } from "../../islands/Island.tsx";
import { Control, type ControlProps } from "./Control.tsx";

/** A control that is not inside an island. It becomes an island of its own if its action needs a script. */
export function PageControl(props: ControlProps) {
  const needsScript = ["log", "alert", "share", "print"].includes(props.control.kind);
  return needsScript ? <Island name="control" component={Control} props={props} /> : <Control {...props} />;
}
