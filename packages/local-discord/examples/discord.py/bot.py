import io
import json
import os
import urllib.request

import discord
import yarl
from discord import app_commands

# All that differs from the real Discord is this address. discord.py has that of the gateway in its code, too.
API = os.environ["DISCORD_API"]
with urllib.request.urlopen(f"{API}/v10/gateway") as answer:
    gateway = json.load(answer)["url"]
discord.http.Route.BASE = f"{API}/v10"
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)


class Form(discord.ui.Modal, title="A form"):
    text = discord.ui.TextInput(label="Your text", custom_id="text")

    async def on_submit(self, interaction):
        await interaction.response.send_message(f"Written: {self.text.value}")


class Controls(discord.ui.View):
    def __init__(self):
        super().__init__(timeout=None)

    @discord.ui.button(label="Wave", custom_id="wave")
    async def wave(self, interaction, button):
        await interaction.response.edit_message(content=f"{interaction.user.mention} waved.")

    @discord.ui.button(label="Whisper", custom_id="whisper")
    async def whisper(self, interaction, button):
        await interaction.response.send_message("For you alone.", ephemeral=True)

    @discord.ui.button(label="Write", custom_id="write")
    async def write(self, interaction, button):
        await interaction.response.send_modal(Form())

    @discord.ui.select(
        custom_id="paint",
        placeholder="A colour",
        options=[discord.SelectOption(label=colour) for colour in ("red", "blue")],
    )
    async def paint(self, interaction, select):
        await interaction.response.edit_message(content=f"Painted {select.values[0]}.")


class Bot(discord.Client):
    def __init__(self):
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self):
        self.add_view(Controls())
        await self.tree.sync()


bot = Bot()


@bot.tree.command(description="Says hello")
@app_commands.describe(name="Whom")
async def hello(interaction, name: str):
    await interaction.response.send_message(f"Hello, {name}!", view=Controls())


@hello.autocomplete("name")
async def suggest(interaction, typed):
    names = [name for name in ("Ann", "Béla", "Bob") if name.startswith(typed)]
    return [app_commands.Choice(name=name, value=name) for name in names]


@bot.tree.command(description="Sends a file")
async def file(interaction):
    await interaction.response.send_message(file=discord.File(io.BytesIO(b"hello"), "hello.txt"))


@bot.tree.command(description="Opens a thread")
async def thread(interaction):
    kind = discord.ChannelType.public_thread
    opened = await interaction.channel.create_thread(name="Talk", type=kind)
    await opened.send("First!")
    await interaction.response.send_message("The thread is open.")


@bot.tree.command(description="Sends a direct message")
async def letter(interaction):
    await interaction.user.send("A letter.")
    await interaction.response.send_message("The letter is on its way.")


bot.run(os.environ["DISCORD_TOKEN"])
