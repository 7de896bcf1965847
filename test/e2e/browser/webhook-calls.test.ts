import { describe, expect } from "vitest";
import { openPage, press, said, section, send, startStandin, test } from "./support.js";

/** A page on a call to a receiver that responds so, opened. */
async function openedCall(answers: readonly number[]) {
  const standin = await startStandin();
  const receiver = await standin.createReceiver(answers);
  await send(standin, "PUT", "/webhooks/2001", { url: receiver.url });
  const page = await openPage(standin);
  await send(standin, "PUT", "/uploads/1001", { author: "x" });
  const calls = section(page, "Webhook calls");
  await calls.locator("summary").first().click();
  return { standin, receiver, page, calls };
}

describe("a webhook call on the page", () => {
  test("opens on a timeline of its attempts, the newest with what was sent", async () => {
    const { standin, calls } = await openedCall([500, 200]);
    await calls.getByText("Retry due at 00:02:00").first().waitFor();
    await calls.getByText("Attempt 1 (event) at 00:00:00: response 500").waitFor();
    await standin.clock.advance("2m");
    await calls.getByText("Attempt 2 (retry) at 00:02:00: response 200").waitFor();
    await calls.getByText("Success", { exact: true }).waitFor();
    expect(await calls.getByRole("list").filter({ hasText: "Attempt 1" }).last().getByRole("listitem").count()).toBe(2);
    await calls.getByRole("region", { name: "Request body" }).last().getByText('"event_type": "update"').waitFor();
  });

  test("is retried now, and the focus stays in it", async () => {
    const { page, calls, receiver } = await openedCall([500, 500, 200]);
    await press(calls, "Retry now");
    await said(page, "The retry is made now.");
    await calls.getByText("Attempt 2 (retry) at 00:00:00: response 500").waitFor();
    await calls.getByText("Retry due at 00:06:00").first().waitFor();
    expect(receiver.requests).toHaveLength(2);
    expect(await page.evaluate("document.activeElement.textContent")).toBe("Retry now");
  });

  test("has the clock moved to its next retry", async () => {
    const { standin, page, calls } = await openedCall([500, 200]);
    await press(calls, "Advance to the next retry");
    await said(page, "The clock is at the retry, 00:02:00; 1 retry ran.");
    await calls.getByText("Success", { exact: true }).waitFor();
    expect(standin.clock.now()).toBe(Date.parse("2026-01-02T00:02:00Z"));
  });

  test("is sent again through the API, which the journal has", async () => {
    const { standin, page, calls, receiver } = await openedCall([200]);
    await press(calls, "Resend");
    await said(page, "The event is sent again");
    await calls.getByText("Attempt 2 (resend)").waitFor();
    expect(receiver.requests).toHaveLength(2);
    expect(standin.journal.list().at(-1)).toMatchObject({ operation: "resendWebhookCall", response: { status: 204 } });
  });
});
